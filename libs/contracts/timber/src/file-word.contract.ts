import { id, requiredText } from '@jahrring/contracts-common';
import { z } from 'zod';
import { qualities, speciesCodes } from './species';

/** Words of files that mean something to the licence: a column's title, a code of a species, quality or assortment. */
export const fileWordKinds = ['column', 'species', 'quality', 'assortment'] as const;
export type FileWordKind = (typeof fileWordKinds)[number];

/** Columns of lists of stems and of mills' measurements. */
export const stemColumnFields = [
  ...(['number', 'species', 'length', 'first', 'second', 'bark', 'assortment', 'quality'] as const),
  ...(['weight', 'day', 'origin', 'note'] as const),
] as const;
export const millColumnFields = [
  ...(['number', 'species', 'assortment', 'quality', 'thicknessClass', 'count', 'volume', 'price'] as const),
] as const;
/** Without these nothing can be read. */
export const neededStemColumns = ['number', 'species', 'length', 'first'] as const;
export const neededMillColumns = ['species', 'volume'] as const;

export const fileWordLimits = { name: 150, value: 20, words: 500 } as const;

const columnFields: readonly string[] = [...stemColumnFields, ...millColumnFields];
const values: Readonly<Record<FileWordKind, (value: string) => boolean>> = {
  column: (value) => value === '' || columnFields.includes(value),
  species: (value) => (speciesCodes as readonly string[]).includes(value),
  quality: (value) => value === '' || (qualities as readonly string[]).includes(value),
  assortment: () => true,
};

/** A word and its meaning: the field of a column, a species, a quality, an assortment; empty for none. */
export const fileWord = z
  .object({
    kind: z.enum(fileWordKinds),
    name: requiredText(fileWordLimits.name),
    value: z.string().trim().max(fileWordLimits.value),
  })
  .refine(({ kind, value }) => values[kind](value), { path: ['value'], params: { code: 'notIn' } });
export type FileWord = z.infer<typeof fileWord>;

/** Kept for the next files: of one buyer, or (null) of lists of stems, whoever sent them. */
export const saveFileWords = z.object({
  partnerId: id.nullable(),
  words: z.array(fileWord).min(1).max(fileWordLimits.words),
});
export type SaveFileWords = z.infer<typeof saveFileWords>;

export const savedFileWords = z.object({ saved: z.int() });

/** A word of a file that has no meaning yet. */
export const unknownWord = z.object({ kind: z.enum(fileWordKinds), name: z.string() });
export type UnknownWord = z.infer<typeof unknownWord>;
