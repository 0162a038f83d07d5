import {
  id,
  idOrNew,
  listOf,
  listQuery,
  localDate,
  optionalText,
  quantity,
  recordFields,
  requiredText,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { thicknessClasses } from './measuring/thickness-class';
import { defect, defects, quality, species, woodType } from './species';

/** Longest values in characters, and most of what is measured: lengths and bark in cm, diameters in mm, weights in kg. */
export const stemLimits = {
  title: 40,
  assortment: 20,
  note: 500,
  lengthCm: 5000,
  diameterMm: 3000,
  barkCm: 30,
  weightKg: 100_000,
  moved: 1000,
} as const;

const diameterMm = z.int().min(10).max(stemLimits.diameterMm);

const fields = {
  /** The number on the stem's plate, or the next of the person who measures. */
  title: requiredText(stemLimits.title),
  originId: id.nullish(),
  species,
  woodType,
  assortment: optionalText(stemLimits.assortment),
  quality: quality.nullish(),
  /** Length that counts, without the allowance. */
  lengthCm: z.int().min(1).max(stemLimits.lengthCm),
  /** First reading of the middle diameter over bark, in mm. */
  firstMm: diameterMm,
  /** The second, crosswise; counts from 20 cm on. */
  secondMm: diameterMm.nullish(),
  /** Whole cm that are deducted; by the bark table of the licence where there is none. 0: read under bark. */
  barkCm: z.int().min(0).max(stemLimits.barkCm).nullish(),
  weightKg: z.int().min(0).max(stemLimits.weightKg).nullish(),
  defects: z.array(defect).max(defects.length).optional(),
  measuredOn: localDate,
  note: optionalText(stemLimits.note),
};

export const createStem = z.object({
  /** Made on the device, so that what is sent twice is kept once. */
  id: idOrNew,
  lotId: id.nullish(),
  ...fields,
});
export type CreateStem = z.infer<typeof createStem>;

/** A field that is left out stays as it is; null or '' clears it. The lot is changed by moving. */
export const updateStem = z.object(fields).partial();
export type UpdateStem = z.infer<typeof updateStem>;

export const stemSources = ['manual', 'import', 'machine'] as const;
export const stemSource = z.enum(stemSources);
export type StemSource = z.infer<typeof stemSource>;

export const stemView = z.object({
  ...recordFields,
  title: z.string(),
  originId: z.uuid().nullable(),
  lotId: z.uuid().nullable(),
  species,
  woodType,
  assortment: z.string().nullable(),
  quality: quality.nullable(),
  lengthCm: z.int(),
  firstMm: z.int(),
  secondMm: z.int().nullable(),
  barkCm: z.int(),
  /** Middle diameter under bark, whole cm. */
  diameterCm: z.int(),
  thicknessClass: z.enum(thicknessClasses),
  /** Solid m³ under bark. */
  volume: quantity,
  weightKg: z.int().nullable(),
  defects: z.array(defect),
  measuredOn: localDate,
  /** Person who measured it. */
  employeeId: z.uuid().nullable(),
  source: stemSource,
  note: z.string().nullable(),
  /** The lot is not sold yet, and the caller may change it. */
  canChange: z.boolean(),
});
export type StemView = z.infer<typeof stemView>;

export const stemList = listOf(stemView);
export type StemList = z.infer<typeof stemList>;

export const stemListQuery = listQuery({
  sort: ['title', 'measuredOn', 'diameterCm', 'lengthCm', 'volume', 'species', 'assortment', 'updatedAt'],
  filter: {
    title: 'text',
    lotId: 'id',
    originId: 'id',
    species: 'enum',
    assortment: 'text',
    quality: 'enum',
    thicknessClass: 'enum',
    measuredOn: 'date',
    free: 'boolean',
  },
  defaultSort: '-measuredOn',
});

/** Puts stems into a lot, or takes them out (null). */
export const moveStems = z.object({
  stemIds: z.array(id).min(1).max(stemLimits.moved),
  lotId: id.nullable(),
});
export type MoveStems = z.infer<typeof moveStems>;

export const movedStems = z.object({ moved: z.int() });
