import { z } from 'zod';

/** Largest file in bytes, and most rows below the titles. */
export const objectImportLimits = { bytes: 5 * 1024 * 1024, rows: 2000 } as const;

/** Columns an import knows; the file is found by the titles of an export, or by the usual words. */
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

export const objectImportOutcomes = ['create', 'update', 'same', 'error'] as const;
const outcome = z.enum(objectImportOutcomes);
export type ObjectImportOutcome = z.infer<typeof outcome>;

const rowError = z.object({
  field: z.string(),
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** What each row does, or would do: an object with the same article number is changed, all others are new. */
export const objectImportResult = z.object({
  rows: z.array(
    z.object({
      /** Line in the file, from 1. */
      line: z.int(),
      title: z.string(),
      articleNumber: z.string(),
      outcome,
      errors: z.array(rowError),
    }),
  ),
  counts: z.object({ create: z.int(), update: z.int(), same: z.int(), error: z.int() }),
});
export type ObjectImportResult = z.infer<typeof objectImportResult>;
