import { id } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Kinds of words in a file that refer to one of our records. */
export const importWordKinds = ['employee', 'project', 'activity'] as const;
export type ImportWordKind = (typeof importWordKinds)[number];

/** Meaning of a word in a kind of files; stored for the licence's next file of that kind. */
export const importWord = z.object({
  kind: z.enum(importWordKinds),
  /** As the file has it; of a project with client and number where it tells them. */
  word: z.string().trim().min(1).max(500),
  /** The record it means; null where its lines are left out. */
  target: id.nullable(),
});
export type ImportWord = z.infer<typeof importWord>;

/** `unknown`: no record bears it; `ambiguous`: several do; `mapped` and `leftOut`: somebody has said so. */
export const importWordStates = ['unknown', 'ambiguous', 'mapped', 'leftOut'] as const;

/** A word somebody has to explain, or has explained. */
export const importWordView = z.object({
  kind: z.enum(importWordKinds),
  word: z.string(),
  /** Number of lines that contain it. */
  lines: z.int(),
  state: z.enum(importWordStates),
  target: id.nullable(),
  targetTitle: z.string().nullable(),
});
export type ImportWordView = z.infer<typeof importWordView>;

export const explainImportWords = z.object({ words: z.array(importWord).min(1).max(2000) });
export type ExplainImportWords = z.infer<typeof explainImportWords>;
