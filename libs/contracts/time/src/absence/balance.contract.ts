import { id, localDate, queryYear } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Kinds of ledger rows. */
export const ledgerKinds = ['holidays', 'holidays_seniority', 'overtime'] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** Sources of a ledger row. */
export const ledgerSources = [
  'start',
  'entitlement',
  'carry_over',
  'correction',
  'seniority',
  'taken',
  'expiry',
] as const;
export type LedgerSource = (typeof ledgerSources)[number];

export const ledgerRow = z.object({
  id,
  kind: z.enum(ledgerKinds),
  source: z.enum(ledgerSources),
  date: localDate,
  /** Added to the balance; negative takes away. */
  seconds: z.int(),
  note: z.string().nullable(),
  /** Not booked yet: what a year to come will have, by what is known today. */
  expected: z.boolean(),
});
export type LedgerRow = z.infer<typeof ledgerRow>;

const balance = z.object({
  /** Start, entitlement, gifts, corrections and what was carried over. */
  grantedSeconds: z.int(),
  takenSeconds: z.int(),
  expiredSeconds: z.int(),
  /** Asked for and not decided yet. */
  requestedSeconds: z.int(),
  /** Sum of the ledger, with what is expected. */
  restSeconds: z.int(),
});
export type Balance = z.infer<typeof balance>;

export const balanceQuery = z.strictObject({
  employeeId: id.optional(),
  year: queryYear.optional(),
});
export type BalanceQuery = z.infer<typeof balanceQuery>;

export const balances = z.object({
  employeeId: id,
  year: z.int(),
  /** 0: days of holidays are not shown, hours alone. */
  averageDaySeconds: z.int(),
  holidays: balance,
  holidays_seniority: balance,
  overtime: balance,
  /** From the year's first day to yesterday; the balance adds what the ledger holds of overtime. */
  flexitime: z.object({
    targetSeconds: z.int(),
    workedSeconds: z.int(),
    creditedSeconds: z.int(),
    balanceSeconds: z.int(),
  }),
  ledger: z.array(ledgerRow),
});
export type Balances = z.infer<typeof balances>;
