import { defineEvent, id, localDate, money, quantity } from '@jahrring/contracts-common';
import { z } from 'zod';

/** A service, exhaust test or repair was noted at a machine of the inventory. */
export const maintenanceRecorded = defineEvent(
  'inventory.maintenance.recorded',
  1,
  z.object({
    id,
    machineId: id,
    kind: z.enum(['service', 'exhaust', 'repair']),
    doneOn: localDate,
    counterReading: quantity.nullable(),
    cost: money.nullable(),
    note: z.string().nullable(),
    /** Person who noted it; null if nobody did. */
    employeeId: id.nullable(),
  }),
);
export type MaintenanceRecorded = z.infer<typeof maintenanceRecorded.schema>;
