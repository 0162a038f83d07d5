import type { ErrorTable } from '@jahrring/contracts-common';

export const inventoryErrors = {
  /** Machine hours never run backwards: both readings are told. */
  COUNTER_MISMATCH: { status: 409, key: 'inventory:errors.counterMismatch' },
} as const satisfies ErrorTable;
