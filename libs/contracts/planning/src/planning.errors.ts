import type { ErrorTable } from '@jahrring/contracts-common';

export const planningErrors = {
  /** Nobody and nothing is booked for more than the whole: the day and what holds it are told. */
  DAY_TAKEN: { status: 409, key: 'planning:errors.dayTaken' },
} as const satisfies ErrorTable;
