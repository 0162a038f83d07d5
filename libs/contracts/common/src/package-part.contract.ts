import { z } from 'zod';
import { id } from './ids';

/** Parts of an industry package, in the order in which they are written: later ones refer to earlier ones. */
export const packageParts = [
  'plugins',
  'roles',
  'dropdowns',
  'accounts',
  'rateCategories',
  'objects',
  'templates',
  'reports',
] as const;
export const packagePart = z.enum(packageParts);
export type PackagePart = z.infer<typeof packagePart>;

/** Tools that own the records of each part. */
export const partOwners: Readonly<Record<PackagePart, string>> = {
  plugins: 'admin',
  roles: 'admin',
  dropdowns: 'admin',
  accounts: 'admin',
  rateCategories: 'inventory',
  objects: 'inventory',
  templates: 'documents',
  reports: 'evaluations',
};

export const partLimits = { key: 60, items: 300 } as const;

/** Names an item within its part; the same in every version of a package. */
export const partItemKey = z
  .string()
  .max(partLimits.key)
  .regex(/^[a-z0-9][a-z0-9_.-]*$/);

/** Values of an item in the language of the licence; the owner of the part checks them. */
const values = z.record(z.string().max(60), z.unknown());

/** One item as its owner is given it: `id` is what its record is to have, the same however often it is written. */
export const partItem = z.strictObject({ key: partItemKey, id, values });
export type PartItem = z.infer<typeof partItem>;

/** An item that was written before: the checksum tells whether the licence has changed the record since. */
export const writtenItem = z.strictObject({ key: partItemKey, id, hash: z.string().length(64), values });

/** `preview` changes nothing; `apply` also takes back what was written and is no longer an item. */
export const partTasks = ['preview', 'previewTakeBack', 'apply', 'takeBack'] as const;
export const partRequest = z.strictObject({
  part: packagePart,
  task: z.enum(partTasks),
  items: z.array(partItem).max(partLimits.items),
  written: z.array(writtenItem).max(2 * partLimits.items),
});
export type PartRequest = z.infer<typeof partRequest>;

/** `left`: nothing was written, for the reason that is named. `gone`: taken back, and not there any more. */
export const partOutcomes = ['added', 'changed', 'same', 'left', 'removed', 'gone'] as const;
export const partOutcome = z.enum(partOutcomes);
export type PartOutcome = z.infer<typeof partOutcome>;

export const leftReasons = [
  /** The licence has one of its own by this name. */
  'existing',
  /** The licence has changed it since it was written. */
  'edited',
  /** The licence has deleted it, or switched it off, since it was written. */
  'deleted',
  /** Other records refer to it. */
  'used',
  /** Its plugin is not on. */
  'pluginOff',
  /** No released tool carries the plugin. */
  'unavailable',
  /** It costs something that nobody has agreed to. */
  'price',
  /** The person may not do this. */
  'rights',
] as const;
export const leftReason = z.enum(leftReasons);
export type LeftReason = z.infer<typeof leftReason>;

const field = z.object({ name: z.string(), before: z.unknown(), after: z.unknown() });
export type ChangedField = z.infer<typeof field>;

/** Outcome of an item, or the one a preview expects. */
export const partResult = z.object({
  key: z.string(),
  outcome: partOutcome,
  reason: leftReason.nullable(),
  /** Of the record as the package left it; null where the package has written none. */
  hash: z.string().nullable(),
  /** Fields that differ, where the outcome is `changed`. */
  fields: z.array(field),
});
export type PartResult = z.infer<typeof partResult>;
export const partResults = z.object({ items: z.array(partResult) });

/**
 * Query for those of these records that others refer to; sent to a service by the owner of the records, before it
 * withdraws one.
 */
export const usedRecordsQuery = z.strictObject({ ids: z.array(id).max(2 * partLimits.items) });
export type UsedRecordsQuery = z.infer<typeof usedRecordsQuery>;
export const usedRecords = z.object({ ids: z.array(id) });
