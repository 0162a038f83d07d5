import { currency, money } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Total owed by customers, by age, and the amounts billed and received month by month; in the licence's currency. */
export const debtorFigures = z.object({
  currency,
  open: money,
  overdue: money,
  /** Of what is overdue: by `overdueSpans`. */
  spans: z.array(money),
  credit: money,
  /** Days sales outstanding: what is open against what was billed in the last 365 days; null where nothing was. */
  daysOutstanding: z.int().nullable(),
  /** The last twelve, the present one last. `billed`: bills less corrections; `received`: payments less what went back. */
  months: z.array(z.object({ month: z.string(), billed: money, received: money })),
});
export type DebtorFigures = z.infer<typeof debtorFigures>;
