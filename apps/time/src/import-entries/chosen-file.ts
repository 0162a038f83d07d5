import type { EntryImportOptions, EntryImportStarted } from '@jahrring/contracts-time';

/** A file on this page, and how it was understood; gone after a reload, unlike the work on the server. */
export interface ChosenFile {
  file: File;
  options: EntryImportOptions;
  started: EntryImportStarted;
}
