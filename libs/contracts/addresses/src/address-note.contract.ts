import { id, listOf, listQuery, localDate, recordFields, requiredText } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Longest values in characters. */
export const addressNoteLimits = { text: 5000 } as const;

const noteFields = {
  text: requiredText(addressNoteLimits.text),
  /** The day of what it tells: a call of yesterday is noted today. */
  notedOn: localDate,
};

/** Without a day it is of today. */
export const createAddressNote = z.object({
  id: id.optional(),
  ...noteFields,
  notedOn: noteFields.notedOn.optional(),
});
export type CreateAddressNote = z.infer<typeof createAddressNote>;

export const updateAddressNote = z.object(noteFields).partial();
export type UpdateAddressNote = z.infer<typeof updateAddressNote>;

/** Note of what was discussed or agreed with a customer. */
export const addressNoteView = z.object({
  ...recordFields,
  addressId: id,
  text: z.string(),
  notedOn: localDate,
  /** Null where nobody of the licence wrote it, as in demo data. */
  authorName: z.string().nullable(),
  /** Its author rewrites it, and who manages addresses. */
  mayEdit: z.boolean(),
});
export type AddressNoteView = z.infer<typeof addressNoteView>;

export const addressNoteListSpec = {
  sort: ['notedOn'],
  filter: { notedOn: 'date' },
  defaultSort: '-notedOn',
} as const;
export const addressNoteListQuery = listQuery(addressNoteListSpec);
export const addressNoteList = listOf(addressNoteView);
export type AddressNoteList = z.infer<typeof addressNoteList>;
