import { id, instant, localDate } from '@jahrring/contracts-common';
import { z } from 'zod';
import { entryImportCounts, entryImportOrigins } from './entry-import.contract';

/** Reasons why an entry of an import is not removed when the import is undone. */
export const importKeptReasons = [
  'billed',
  'reported',
  'exported',
  'confirmed',
  'locked',
  'changed',
  'forbidden',
] as const;
export type ImportKeptReason = (typeof importKeptReasons)[number];

export const importKeptEntry = z.object({
  id,
  workDate: localDate,
  employeeName: z.string(),
  project: z.string(),
  reason: z.enum(importKeptReasons),
});
export type ImportKeptEntry = z.infer<typeof importKeptEntry>;

/** Result of undoing an import; also as a preview. */
export const entryImportUndone = z.object({
  removed: z.int(),
  kept: z.int(),
  /** Of those that stay, at most `entryImportLimits.shownKept`. */
  entries: z.array(importKeptEntry),
});
export type EntryImportUndone = z.infer<typeof entryImportUndone>;

/** An import of the licence, whoever made it. */
export const entryImportView = z.object({
  id,
  fileName: z.string(),
  origin: z.enum(entryImportOrigins),
  rowCount: z.int(),
  createdAt: instant,
  createdByName: z.string(),
  /** Null until it is through, and where it was stopped. */
  counts: entryImportCounts.nullable(),
  /** Entries of it that are there still, as far as the caller sees them. */
  present: z.int(),
  undoneAt: instant.nullable(),
  undoneByName: z.string().nullable(),
});
export type EntryImportView = z.infer<typeof entryImportView>;

export const entryImportHistory = z.object({ items: z.array(entryImportView), total: z.int() });
export type EntryImportHistory = z.infer<typeof entryImportHistory>;

export const undoEntryImport = z.object({
  /** Take back what can be, though some stay; otherwise one that stays stops it before it begins. */
  partial: z.boolean().default(false),
});
export type UndoEntryImport = z.infer<typeof undoEntryImport>;
