import {
  entryImportFound,
  entryImportLimits,
  entryImportRow,
  entryImportSettings,
  entryImportView,
} from '@jahrring/contracts-time';
import { importController, provideImport } from '@jahrring/service-kit';
import { EntryImport } from './entry-import';

/** `/api/time/entry-imports`: out of a file of ours, of Kimai, Toggl Track, Clockify, Harvest or of a spreadsheet. */
export const EntryImportController = importController({
  tool: 'time',
  path: 'entry-imports',
  permission: 'tools.timetable.others.create',
  maxBytes: entryImportLimits.bytes,
  settings: entryImportSettings,
  row: entryImportRow,
  view: entryImportView,
  found: entryImportFound,
  definition: EntryImport,
});

export const entryImportProviders = [EntryImport, provideImport(EntryImport)];
