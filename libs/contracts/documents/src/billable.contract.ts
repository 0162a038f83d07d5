import { id, localDate, money, quantity, unit, unitPrice, vatKey } from '@jahrring/contracts-common';
import { z } from 'zod';

export const billableQuery = z.object({ projectId: id, until: localDate.optional() });
/** An entry of a project that no document holds yet. */
export const billableEntry = z.object({
  id,
  version: z.int(),
  workDate: localDate,
  /** Kind of the line, spelled as in the time tool: `hours`, `machines`, `material` … */
  kind: z.string(),
  employeeId: id,
  employeeName: z.string(),
  /** The activity, or the object of every other kind. */
  activityTitle: z.string(),
  comment: z.string().nullable(),
  quantity,
  unit,
  unitPrice,
  vatKey,
  amount: money,
});
export type BillableEntry = z.infer<typeof billableEntry>;
export const billableList = z.object({ items: z.array(billableEntry), total: money });
export type BillableList = z.infer<typeof billableList>;
