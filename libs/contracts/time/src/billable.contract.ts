import { id, localDate, quantity, unitPrice, vatKey } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Internal, for documents: the unbilled, unclaimed, billable entries of a project. */
export const billableQuery = z.strictObject({ projectId: id });
export type BillableQuery = z.infer<typeof billableQuery>;

export const billableEntry = z.object({
  id,
  version: z.int(),
  workDate: localDate,
  employeeName: z.string(),
  activityTitle: z.string(),
  comment: z.string().nullable(),
  /** Hours. */
  quantity,
  unit: z.literal('hour'),
  unitPrice,
  vatRateKey: vatKey,
});
export type BillableEntry = z.infer<typeof billableEntry>;

export const billableList = z.object({ items: z.array(billableEntry) });
export type BillableList = z.infer<typeof billableList>;

/** Internal, for documents: the present versions of entries; one that is deleted or no longer billable is left out. */
export const entryVersionsQuery = z.strictObject({ ids: z.array(id).min(1).max(500) });
export type EntryVersionsQuery = z.infer<typeof entryVersionsQuery>;

export const entryVersions = z.object({ items: z.array(z.object({ id, version: z.int() })) });
export type EntryVersions = z.infer<typeof entryVersions>;
