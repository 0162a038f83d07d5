import { id, listOf, recordFields } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Rules for an upload whose name already exists: refused, kept beside it, or replacing it. */
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
  /** True if the reader may delete it: its author, and people who manage projects. */
  mayDelete: z.boolean(),
});
export type ProjectFileView = z.infer<typeof projectFileView>;
export const projectFileList = listOf(projectFileView);
