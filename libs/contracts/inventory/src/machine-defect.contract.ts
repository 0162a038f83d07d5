import {
  id,
  instant,
  listOf,
  listQuery,
  localDate,
  optionalText,
  recordFields,
  requiredText,
} from '@jahrring/contracts-common';
import { z } from 'zod';

export const defectStates = ['open', 'inRepair', 'done'] as const;
export type DefectState = (typeof defectStates)[number];

export const defectLimits = { title: 150, description: 2000, resolution: 500, photos: 6 } as const;

/** A defect of a machine or vehicle, as whoever works with it reports it. */
export const reportDefect = z.strictObject({
  id: id.optional(),
  machineId: id,
  title: requiredText(defectLimits.title),
  description: optionalText(defectLimits.description),
  /** It must not be used until it is repaired. */
  unusable: z.boolean().default(false),
  /** When it was seen; left out: now. A phone without a connection sends it later. */
  reportedAt: instant.optional(),
});
export type ReportDefect = z.infer<typeof reportDefect>;
export type DefectDraft = z.input<typeof reportDefect>;

/** A field that is left out stays as it is; null clears it. */
export const updateDefect = z
  .strictObject({ state: z.enum(defectStates), resolution: optionalText(defectLimits.resolution) })
  .partial();
export type UpdateDefect = z.infer<typeof updateDefect>;

export const defectView = z.object({
  ...recordFields,
  machineId: id,
  machineTitle: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  unusable: z.boolean(),
  state: z.enum(defectStates),
  reportedAt: instant,
  reporterName: z.string().nullable(),
  photoIds: z.array(id),
  /** Measure taken to fix it, and its day. */
  resolution: z.string().nullable(),
  doneOn: localDate.nullable(),
});
export type DefectView = z.infer<typeof defectView>;

export const defectListSpec = {
  sort: ['reportedAt', 'state', 'title'],
  filter: { machineId: 'id', state: 'enum', reportedAt: 'instant' },
  defaultSort: '-reportedAt',
} as const;
export const defectListQuery = listQuery(defectListSpec);
export const defectList = listOf(defectView);
