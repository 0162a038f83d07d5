import { currency, id, money } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Days until which what is open falls due, of each span but the first (overdue) and the last (later). */
export const dueSpans = [7, 14, 30] as const;

/** Total owed to suppliers, its due dates, and the purchases; in the licence's currency. */
export const creditorFigures = z.object({
  currency,
  open: money,
  overdue: money,
  /** Bills that wait for an approval. */
  waiting: z.object({ count: z.int(), amount: money }),
  blocked: money,
  /** By `dueSpans`: overdue, within each span, later. */
  due: z.array(money),
  /** The last twelve, the present one last. `bought`: bills by their day; `paid`: payments less what came back. */
  months: z.array(z.object({ month: z.string(), bought: money, paid: money })),
  /** The ten of the last 365 days that most was bought from, the largest first. */
  suppliers: z.array(z.object({ addressId: id, name: z.string(), amount: money })),
});
export type CreditorFigures = z.infer<typeof creditorFigures>;
