import { id, listOf, recordFields } from '@jahrring/contracts-common';
import { z } from 'zod';

/** What happens to an upload whose name is there already: refused, kept beside it, or in its place. */
export const sameNameRules = ['refuse', 'keep', 'replace'] as const;
export type SameNameRule = (typeof sameNameRules)[number];
export const sameNameRule = z.enum(sameNameRules);

export const projectFileView = z.object({
  ...recordFields,
  name: z.string(),
  mime: z.string(),
  /** Bytes. */
  size: z.int(),
  authorId: id,
  authorName: z.string().nullable(),
  /** Whether the reader may delete it: its author, and who manages projects. */
  mayDelete: z.boolean(),
});
export type ProjectFileView = z.infer<typeof projectFileView>;
export const projectFileList = listOf(projectFileView);
