import { defineEvent, id, localDate, quantity } from '@jahrring/contracts-common';
import { z } from 'zod';

/** How a machine stands after a reading, service or exhaust test: the inventory takes it over. Null: nothing known. */
export const machineStatusChanged = defineEvent(
  'machine-control.machine.status-changed',
  1,
  z.object({
    id,
    counter: quantity.nullable(),
    nextServiceOn: localDate.nullable(),
    nextExhaustOn: localDate.nullable(),
    /** The counter at which the next service is due, and the day it is foreseen to reach it. */
    serviceAt: quantity.nullish(),
    serviceByCounterOn: localDate.nullish(),
    /** So long before, in days and in units of its counter, the licence is told. */
    warnDays: z.int().nullish(),
    warnUnits: z.int().nullish(),
  }),
);
export type MachineStatusChanged = z.infer<typeof machineStatusChanged.schema>;
