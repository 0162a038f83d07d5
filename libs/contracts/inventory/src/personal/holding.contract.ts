import { id, listOf, listQuery, localDate, recordFields } from '@jahrring/contracts-common';
import { z } from 'zod';
import { personalKinds } from './personal-article.contract';

/** Reasons why something is due: it has reached its age limit, or has to be inspected. */
export const dueReasons = ['exchange', 'inspection'] as const;

/** Article that a person currently has. */
export const holdingView = z.object({
  ...recordFields,
  employeeId: id,
  employeeName: z.string(),
  /** True if the person still works here. */
  employeeActive: z.boolean(),
  articleId: id,
  articleTitle: z.string(),
  articleKind: z.enum(personalKinds),
  size: z.string().nullable(),
  itemId: id.nullable(),
  serial: z.string().nullable(),
  itemNumber: z.int().nullable(),
  /** Pieces that the person still has. */
  open: z.int(),
  givenOn: localDate,
  dueOn: localDate.nullable(),
  dueReason: z.enum(dueReasons).nullable(),
});
export type HoldingView = z.infer<typeof holdingView>;

export const holdingListSpec = {
  sort: ['employeeName', 'articleTitle', 'givenOn', 'dueOn'],
  filter: { employeeId: 'id', articleId: 'id', dueOn: 'date', employeeActive: 'boolean', itemId: 'id' },
  defaultSort: 'employeeName,articleTitle',
} as const;
export const holdingListQuery = listQuery(holdingListSpec);
export const holdingList = listOf(holdingView);

/** Somebody and how much they hold. */
export const holderView = z.object({
  id,
  name: z.string(),
  active: z.boolean(),
  /** Their last day, where it is known. */
  endsOn: localDate.nullable(),
  /** Pieces that they hold. */
  held: z.int(),
  /** The first day something of it is due. */
  dueOn: localDate.nullable(),
});
export type HolderView = z.infer<typeof holderView>;
export const holderList = listOf(holderView);
