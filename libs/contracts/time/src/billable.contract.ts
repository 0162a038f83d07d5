import { id, localDate, quantity, unit, unitPrice, vatKey } from '@jahrring/contracts-common';
import { z } from 'zod';
import { entryKinds } from './entry-kinds';

/** Internal, for documents: the unbilled, unclaimed, billable entries of a project, up to a day where one is given. */
export const billableQuery = z.strictObject({ projectId: id, until: localDate.optional() });
export type BillableQuery = z.infer<typeof billableQuery>;

export const billableEntry = z.object({
  id,
  version: z.int(),
  kind: z.enum(entryKinds),
  workDate: localDate,
  employeeId: id,
  employeeName: z.string(),
  /** The activity, the object of every other kind, or empty where there is neither. */
  activityTitle: z.string(),
  /** The activity or object it was recorded on. */
  objectId: id.nullable(),
  articleNumber: z.string().nullable(),
  comment: z.string().nullable(),
  /** Hours, or how much of the object; what somebody spent is one piece at its amount. */
  quantity,
  unit,
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

/** Internal, for documents: projects with anything to bill up to a day. */
export const billableProjectsQuery = z.strictObject({ until: localDate });
export type BillableProjectsQuery = z.infer<typeof billableProjectsQuery>;
export const billableProjects = z.object({ items: z.array(z.object({ projectId: id, entries: z.int() })) });
export type BillableProjects = z.infer<typeof billableProjects>;

/** Internal, for documents: the prices a project has agreed for objects, on a day; objects without one are left out. */
export const objectPricesQuery = z.strictObject({
  projectId: id,
  day: localDate,
  objectIds: z.array(id).min(1).max(500),
});
export type ObjectPricesQuery = z.infer<typeof objectPricesQuery>;
export const objectPrices = z.object({ items: z.array(z.object({ objectId: id, price: unitPrice })) });
export type ObjectPrices = z.infer<typeof objectPrices>;
