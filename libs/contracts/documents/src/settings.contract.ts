import { z } from 'zod';
import { documentTypes } from './document.status';
import { documentLimits } from './document.contract';
import { numberSeries } from './number-format';

/** Digits the bank gives to put in front of every QR reference; 20 leave room for a counter of six. */
export const referencePrefix = z.string().regex(/^\d{0,20}$/);

const series = z.object(
  Object.fromEntries(documentTypes.map((type) => [type, numberSeries])) as Record<
    (typeof documentTypes)[number],
    typeof numberSeries
  >,
);

export const updateDocumentSettings = z.object({
  series,
  termDays: z.int().min(0).max(documentLimits.termDays),
  cashRounding: z.boolean(),
  referencePrefix,
  introText: z.string().trim().max(documentLimits.text),
  closingText: z.string().trim().max(documentLimits.text),
});
export type UpdateDocumentSettings = z.infer<typeof updateDocumentSettings>;

export const documentSettings = updateDocumentSettings.extend({
  /** 0 until the licence has saved settings of its own. */
  version: z.int(),
});
export type DocumentSettings = z.infer<typeof documentSettings>;
