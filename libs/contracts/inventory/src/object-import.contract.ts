import { importMappingOf } from '@jahrring/contracts-common/imports';
import { z } from 'zod';

/** Largest file in bytes, and most rows below the titles. */
export const objectImportLimits = { bytes: 10 * 1024 * 1024, rows: 10_000 } as const;

/** Columns an import knows; what they are is found by the titles of an export, or by the usual words. */
export const objectImportFields = [
  'kind',
  'articleNumber',
  'title',
  'description',
  'unit',
  'price',
  'vatRateKey',
  'costCentre',
  'revenueCentre',
] as const;
export type ObjectImportField = (typeof objectImportFields)[number];

/** An object with the same article number is changed, all others are new. */
export const objectImportSettings = z.object({
  mapping: importMappingOf(objectImportFields),
  /** The first line holds the titles of the columns; else it is an object like the others. */
  hasTitles: z.boolean().default(true),
});
export type ObjectImportSettings = z.infer<typeof objectImportSettings>;
