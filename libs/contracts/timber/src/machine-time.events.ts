import { defineEvent, id, localDate, quantity } from '@jahrring/contracts-common';
import { z } from 'zod';

/**
 * A machine's report on an operator's day (StanForD 2010 `mom`): nothing is recorded before a person accepts it.
 * Sent whenever the day's sums have changed.
 */
export const machineTimeChanged = defineEvent(
  'timber.machine-time.changed',
  1,
  z.object({
    /** The same for this machine, operator and day, whatever files tell of it. */
    id,
    machineKey: z.string(),
    /** Maker and model, or the owner's name of it. */
    machineName: z.string(),
    operatorName: z.string(),
    /** Sites as the machine names them. */
    siteName: z.string(),
    workDate: localDate,
    startedAt: z.iso.datetime(),
    endedAt: z.iso.datetime(),
    engineHours: quantity,
    /** The machine worked, and stood. */
    workHours: quantity,
    downHours: quantity,
    fuelLitres: quantity,
    /** Hours of the engine since the machine was built, at the end of that day; null where no file tells. */
    counter: quantity.nullable(),
    deleted: z.boolean(),
  }),
);
export type MachineTimeChanged = z.infer<typeof machineTimeChanged.schema>;
