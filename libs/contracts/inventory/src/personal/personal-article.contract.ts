import {
  id,
  listOf,
  listQuery,
  localDate,
  money,
  optionalText,
  recordFields,
  requiredText,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { personalLimits as limits } from './personal-limits';

export const personalKinds = ['clothing', 'protective', 'tool', 'device', 'key', 'other'] as const;
export type PersonalKind = (typeof personalKinds)[number];

const months = z.int().min(1).max(limits.months).nullish();
const sizes = z
  .array(requiredText(limits.size))
  .max(limits.sizes)
  .refine((all) => new Set(all.map((one) => one.toLowerCase())).size === all.length, {
    params: { code: 'distinct' },
  });

const fields = {
  title: requiredText(limits.title),
  articleNumber: optionalText(limits.articleNumber),
  kind: z.enum(personalKinds),
  sizes,
  /** Below this stock the article is to be bought. */
  minimum: z.int().min(0).max(limits.quantity),
  /** Worn out after so many months with one person. */
  exchangeMonths: months,
  /** Looked at again after so many months: protective equipment. */
  inspectionMonths: months,
  price: money.nullish(),
  supplier: optionalText(limits.supplier),
  note: optionalText(limits.note),
  active: z.boolean(),
};

/** Article that is handed out to people. `serial`: each piece is identified by its own number. */
export const createPersonalArticle = z.strictObject({
  ...fields,
  id: id.optional(),
  serial: z.boolean().default(false),
  sizes: sizes.default([]),
  minimum: fields.minimum.default(0),
  active: fields.active.default(true),
});
export type CreatePersonalArticle = z.infer<typeof createPersonalArticle>;
export type PersonalArticleDraft = z.input<typeof createPersonalArticle>;
/** A field that is left out stays as it is; null clears it. */
export const updatePersonalArticle = z.strictObject(fields).partial();
export type UpdatePersonalArticle = z.infer<typeof updatePersonalArticle>;

export const stockOfSize = z.object({ size: z.string().nullable(), quantity: z.int() });
export type StockOfSize = z.infer<typeof stockOfSize>;

export const personalArticleView = z.object({
  ...recordFields,
  title: z.string(),
  articleNumber: z.string().nullable(),
  kind: z.enum(personalKinds),
  serial: z.boolean(),
  sizes: z.array(z.string()),
  minimum: z.int(),
  exchangeMonths: z.int().nullable(),
  inspectionMonths: z.int().nullable(),
  price: money.nullable(),
  supplier: z.string().nullable(),
  note: z.string().nullable(),
  active: z.boolean(),
  /** Quantity in the store; below zero if more was handed out than anybody had booked in. */
  stock: z.int(),
  /** Quantity that people currently have. */
  held: z.int(),
  stockBySize: z.array(stockOfSize),
});
export type PersonalArticleView = z.infer<typeof personalArticleView>;

export const personalArticleListSpec = {
  sort: ['title', 'articleNumber', 'kind', 'stock', 'minimum', 'updatedAt'],
  filter: { title: 'text', articleNumber: 'text', kind: 'enum', active: 'boolean', low: 'boolean' },
  defaultSort: 'title',
} as const;
export const personalArticleListQuery = listQuery(personalArticleListSpec);
export const personalArticleList = listOf(personalArticleView);

/** Pieces that came into the store, with the supplier's bill that names them. */
export const receivePersonalArticle = z.strictObject({
  id: id.optional(),
  size: optionalText(limits.size),
  quantity: z.int().min(1).max(limits.quantity),
  on: localDate,
  documentReference: optionalText(limits.reference),
  note: optionalText(limits.note),
});
export type ReceivePersonalArticle = z.infer<typeof receivePersonalArticle>;
export type ReceiptDraft = z.input<typeof receivePersonalArticle>;

export const stockMoveKinds = ['receipt', 'issued', 'returned', 'count', 'writtenOff'] as const;
export type StockMoveKind = (typeof stockMoveKinds)[number];

/** A change of the stock of an article. */
export const stockMoveView = z.object({
  id,
  kind: z.enum(stockMoveKinds),
  on: localDate,
  size: z.string().nullable(),
  /** Pieces that came (above zero) or went. */
  delta: z.int(),
  documentReference: z.string().nullable(),
  note: z.string().nullable(),
  employeeName: z.string().nullable(),
});
export type StockMoveView = z.infer<typeof stockMoveView>;
export const stockMoveList = listOf(stockMoveView);
