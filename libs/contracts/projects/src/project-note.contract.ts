import { id, listOf, recordFields, requiredText } from '@jahrring/contracts-common';
import { z } from 'zod';

export const noteLimits = { text: 5000 } as const;

/** A dated note on a project; its author writes it, those who manage projects may pin or delete it too. */
export const createNote = z.object({
  id: id.optional(),
  text: requiredText(noteLimits.text),
  pinned: z.boolean().default(false),
});
export type CreateNote = z.infer<typeof createNote>;

export const updateNote = z.object({ text: requiredText(noteLimits.text), pinned: z.boolean() }).partial();
export type UpdateNote = z.infer<typeof updateNote>;

export const noteView = z.object({
  ...recordFields,
  text: z.string(),
  pinned: z.boolean(),
  authorId: id,
  authorName: z.string().nullable(),
  /** True for each action that the reader may perform on it. */
  mayEdit: z.boolean(),
  mayPin: z.boolean(),
});
export type NoteView = z.infer<typeof noteView>;
export const noteList = listOf(noteView);
