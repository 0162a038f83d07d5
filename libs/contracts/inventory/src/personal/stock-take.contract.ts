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
import { personalLimits as limits } from './personal-limits';

export const stockTakeStates = ['open', 'booked'] as const;
export type StockTakeState = (typeof stockTakeStates)[number];

const mostLines = 5000;

/** A stock take begins with everything that may lie in the store; nothing is counted yet. */
export const createStockTake = z.strictObject({
  id: id.optional(),
  title: requiredText(limits.title),
  on: localDate,
});
export type CreateStockTake = z.infer<typeof createStockTake>;
export type StockTakeDraft = z.input<typeof createStockTake>;

/** The file has the expected numbers; without them it is a blind count. */
export const countingListQuery = z.object({ expected: z.enum(['true', 'false']).default('false') });
export type CountingListQuery = z.infer<typeof countingListQuery>;

const count = z.int().min(0).max(limits.quantity).nullable();

/** Counted quantities: null is not counted yet. Lines that are left out stay as they are. */
export const countStockTake = z.strictObject({
  lines: z
    .array(z.strictObject({ id, counted: count, reason: optionalText(limits.note) }))
    .min(1)
    .max(mostLines),
});
export type CountStockTake = z.infer<typeof countStockTake>;
export type CountDraft = z.input<typeof countStockTake>;

export const stockTakeLine = z.object({
  id,
  articleId: id,
  articleTitle: z.string(),
  /** Of a piece that is known by its number. */
  itemId: id.nullable(),
  serial: z.string().nullable(),
  size: z.string().nullable(),
  /** Quantity in the store by its moves at the time of counting; before that, at the start of the stock take. */
  expected: z.int(),
  counted: z.int().nullable(),
  /** Reason for the difference. */
  reason: z.string().nullable(),
});
export type StockTakeLine = z.infer<typeof stockTakeLine>;

const head = {
  ...recordFields,
  title: z.string(),
  on: localDate,
  state: z.enum(stockTakeStates),
  bookedAt: instant.nullable(),
  bookedByName: z.string().nullable(),
  /** Numbers of lines: in total, counted, and differing. */
  total: z.int(),
  counted: z.int(),
  differing: z.int(),
};

export const stockTakeHead = z.object(head);
export type StockTakeHead = z.infer<typeof stockTakeHead>;
export const stockTakeView = z.object({ ...head, lines: z.array(stockTakeLine) });
export type StockTakeView = z.infer<typeof stockTakeView>;

export const stockTakeListSpec = {
  sort: ['on', 'title', 'state'],
  filter: { title: 'text', state: 'enum', on: 'date' },
  defaultSort: '-on',
} as const;
export const stockTakeListQuery = listQuery(stockTakeListSpec);
export const stockTakeList = listOf(stockTakeHead);
