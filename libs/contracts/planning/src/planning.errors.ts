import type { ErrorTable } from '@jahrring/contracts-common';

export const planningErrors = {
  /** A person is in one place at a time: the project that holds the day is told. */
  DAY_TAKEN: { status: 409, key: 'planning:errors.dayTaken' },
} as const satisfies ErrorTable;
