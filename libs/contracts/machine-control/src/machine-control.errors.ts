import type { ErrorTable } from '@jahrring/contracts-common';

export const machineControlErrors = {
  /** Below what was read before, or above what was read after. params: title, from, to */
  COUNTER_MISMATCH: { status: 409, key: 'machine-control:errors.counterMismatch' },
  /** Something was read on the new counter already. */
  COUNTER_EXCHANGE_IN_USE: { status: 409, key: 'machine-control:errors.exchangeInUse' },
  /** Somebody has taken it over or dismissed it already. */
  MACHINE_TIME_DECIDED: { status: 409, key: 'machine-control:errors.timeDecided' },
  /** Somebody else's, or of another day. */
  MACHINE_RECORD_NOT_YOURS: { status: 403, key: 'machine-control:errors.notYours' },
} as const satisfies ErrorTable;
