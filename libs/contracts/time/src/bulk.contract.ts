import { id, localDate } from '@jahrring/contracts-common';
import { z } from 'zod';
import { entryListQuery } from './entry.contract';

/** Entries of one change; so many of those that stay are named. */
export const bulkLimits = { entries: 5_000, shownKept: 50 } as const;

/** Kinds of long work. */
export const bulkWork = { run: 'time.bulk-run', undo: 'time.bulk-undo' } as const;

const changedFields = ['projectId', 'activityId', 'billable'] as const;

/** Change to each entry; a field that is left out stays as it is. */
export const bulkChange = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('delete') }),
  z
    .strictObject({
      action: z.literal('change'),
      projectId: id.optional(),
      /** Of hours only; null takes it away. */
      activityId: id.nullable().optional(),
      billable: z.boolean().optional(),
    })
    .superRefine((change, context) => {
      if (changedFields.every((field) => change[field] === undefined))
        context.addIssue({ code: 'custom', path: ['projectId'], params: { code: 'required' } });
    }),
]);
export type BulkChange = z.infer<typeof bulkChange>;

/** Entries by their ids, or all that a list of them finds with this query (its page does not matter). */
const selection = {
  ids: z.array(id).min(1).max(bulkLimits.entries).optional(),
  query: entryListQuery.optional(),
};

function requireOneSelection(
  { ids, query }: { ids?: unknown; query?: unknown },
  context: z.RefinementCtx,
): void {
  if ((ids === undefined) === (query === undefined))
    context.addIssue({ code: 'custom', path: ['ids'], params: { code: 'required' } });
}

export const previewBulk = z
  .strictObject({ ...selection, change: bulkChange })
  .superRefine(requireOneSelection);
export type PreviewBulk = z.infer<typeof previewBulk>;

export const startBulk = z
  .strictObject({
    ...selection,
    change: bulkChange,
    /** Number of entries in the preview: a different number stops the change before it begins. */
    count: z.int().min(1).max(bulkLimits.entries),
  })
  .superRefine(requireOneSelection);
export type StartBulk = z.infer<typeof startBulk>;

/**
 * Reasons why an entry is not changed. `same`: it already has the value; `kind`: only hours have an activity;
 * `changed`: by somebody else meanwhile; `refused`: a rule forbids it, such as an overlap or an activity that is not
 * offered any more.
 */
export const bulkKeptReasons = [
  'billed',
  'reported',
  'exported',
  'confirmed',
  'locked',
  'forbidden',
  'same',
  'kind',
  'changed',
  'refused',
] as const;
export type BulkKeptReason = (typeof bulkKeptReasons)[number];

export const bulkKeptEntry = z.object({
  id,
  workDate: localDate,
  employeeName: z.string(),
  project: z.string(),
  reason: z.enum(bulkKeptReasons),
});
export type BulkKeptEntry = z.infer<typeof bulkKeptEntry>;

/** Result of changing many entries, or of undoing it; also as a preview. */
export const bulkResult = z.object({
  changed: z.int(),
  kept: z.int(),
  /** Of those that stay, at most `bulkLimits.shownKept`. */
  entries: z.array(bulkKeptEntry),
});
export type BulkResult = z.infer<typeof bulkResult>;
