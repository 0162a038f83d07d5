import {
  id,
  listOf,
  listQuery,
  localDate,
  optionalText,
  recordFields,
  requiredText,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { personalLimits as limits } from './personal-limits';

/** Place of a piece: in the store, with somebody, gone, or sorted out. */
export const itemStates = ['stock', 'issued', 'lost', 'retired'] as const;
export type ItemState = (typeof itemStates)[number];

const fields = {
  serial: requiredText(limits.serial),
  size: optionalText(limits.size),
  boughtOn: localDate.nullish(),
  nextInspectionOn: localDate.nullish(),
  /** Number of the supplier's bill among the creditors' documents. */
  documentReference: optionalText(limits.reference),
  note: optionalText(limits.note),
};

export const createPersonalItem = z.strictObject({ ...fields, id: id.optional(), articleId: id });
export type CreatePersonalItem = z.infer<typeof createPersonalItem>;
export type PersonalItemDraft = z.input<typeof createPersonalItem>;
/** A field that is left out stays as it is; null clears it. */
export const updatePersonalItem = z.strictObject(fields).partial();
export type UpdatePersonalItem = z.infer<typeof updatePersonalItem>;

export const personalItemView = z.object({
  ...recordFields,
  /** On its label; typed where no camera helps. Given once per licence. */
  number: z.int(),
  articleId: id,
  articleTitle: z.string(),
  serial: z.string(),
  size: z.string().nullable(),
  state: z.enum(itemStates),
  holderId: id.nullable(),
  holderName: z.string().nullable(),
  boughtOn: localDate.nullable(),
  nextInspectionOn: localDate.nullable(),
  documentReference: z.string().nullable(),
  note: z.string().nullable(),
});
export type PersonalItemView = z.infer<typeof personalItemView>;

export const personalItemListSpec = {
  sort: ['number', 'serial', 'articleTitle', 'state', 'nextInspectionOn', 'holderName'],
  filter: { articleId: 'id', state: 'enum', nextInspectionOn: 'date', serial: 'text', holderId: 'id' },
  defaultSort: 'number',
} as const;
export const personalItemListQuery = listQuery(personalItemListSpec);
export const personalItemList = listOf(personalItemView);

/** Somebody looked at it: it may be used until the next time, or is sorted out. */
export const inspectPersonalItem = z.strictObject({
  id: id.optional(),
  on: localDate,
  passed: z.boolean(),
  /** Left out, it follows from the article's interval. */
  nextOn: localDate.nullish(),
  note: optionalText(limits.note),
});
export type InspectPersonalItem = z.infer<typeof inspectPersonalItem>;
export type InspectionDraft = z.input<typeof inspectPersonalItem>;

export const inspectionView = z.object({
  id,
  on: localDate,
  passed: z.boolean(),
  nextOn: localDate.nullable(),
  note: z.string().nullable(),
  byName: z.string().nullable(),
});
export type InspectionView = z.infer<typeof inspectionView>;
export const inspectionList = listOf(inspectionView);

/** Prefix of the content of the code on a piece's label. */
export const itemPrefix = 'jahrring-item:';
