import { id, idOrNew } from '@jahrring/contracts-common';
import { z } from 'zod';
import { importWordView } from './entry-import-words.contract';

/** Rows and bytes of one file; so many wrong rows and so many right ones are shown. */
export const entryImportLimits = {
  rows: 20_000,
  bytes: 20 * 1024 * 1024,
  shownErrors: 500,
  shownRows: 50,
  shownWords: 300,
  shownKept: 200,
  history: 200,
} as const;

/** Fields for a column of the file; `start` and `end` are day and time in one cell. */
export const entryImportFields = [
  'workDate',
  'endDate',
  'from',
  'to',
  'start',
  'end',
  'duration',
  'breakTime',
  'employee',
  'firstName',
  'lastName',
  'client',
  'projectNumber',
  'project',
  'activity',
  'kind',
  'object',
  'quantity',
  'unit',
  'amount',
  'billable',
  'comment',
  'tags',
] as const;
export type EntryImportField = (typeof entryImportFields)[number];

/** Whose export a file looks like. */
export const entryImportOrigins = ['jahrring', 'kimai', 'toggl', 'clockify', 'harvest', 'other'] as const;
export type EntryImportOrigin = (typeof entryImportOrigins)[number];

/** Order of day and month in dates such as `03/04/2026`. */
export const dateOrders = ['dmy', 'mdy'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** Place of each field's column, from 0; a field without a column is left out. */
export const entryImportColumns = z.partialRecord(z.enum(entryImportFields), z.int().min(0).max(500));
export type EntryImportColumns = z.infer<typeof entryImportColumns>;

/** Choices of a person about a file; those left out are derived from the file itself. */
export const entryImportOptions = z.object({
  columns: entryImportColumns.optional(),
  /** True if the first line contains titles. */
  hasTitles: z.boolean().optional(),
  dateOrder: z.enum(dateOrders).optional(),
  /** For rows that name nobody, or nobody known. */
  employeeId: id.nullish(),
  projectId: id.nullish(),
  activityId: id.nullish(),
});
export type EntryImportOptions = z.infer<typeof entryImportOptions>;

export const rowError = z.object({
  field: z.string(),
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type RowError = z.infer<typeof rowError>;

/**
 * `same`: it is there already, so that a file can be imported again without harm. `skip`: of a person, project or
 * activity that is left out.
 */
export const entryImportOutcomes = ['create', 'same', 'skip', 'error'] as const;
export type EntryImportOutcome = (typeof entryImportOutcomes)[number];

export const entryImportRow = z.object({
  /** In the file, from 1. */
  line: z.int(),
  outcome: z.enum(entryImportOutcomes),
  /** Content of the row, so that the person recognises it. */
  workDate: z.string(),
  employee: z.string(),
  project: z.string(),
  text: z.string(),
  errors: z.array(rowError),
});
export type EntryImportRow = z.infer<typeof entryImportRow>;

export const entryImportCounts = z.object({
  create: z.int(),
  same: z.int(),
  skip: z.int(),
  error: z.int(),
});
export type EntryImportCounts = z.infer<typeof entryImportCounts>;

/** Result of the dry run. */
export const entryImportCheck = z.object({
  counts: entryImportCounts,
  /** Hours that would be recorded. */
  seconds: z.int(),
  people: z.int(),
  firstDay: z.string().nullable(),
  lastDay: z.string().nullable(),
  /** Words somebody has to explain, or has explained before; the most frequent first. */
  words: z.array(importWordView),
  errors: z.array(entryImportRow),
  sample: z.array(entryImportRow),
});
export type EntryImportCheck = z.infer<typeof entryImportCheck>;

/** Result of the import. */
export const entryImportResult = z.object({ counts: entryImportCounts, errors: z.array(entryImportRow) });
export type EntryImportResult = z.infer<typeof entryImportResult>;

/** A file that was understood as a table; the dry run is under way as long work. */
export const entryImportStarted = z.object({
  /** The dry run; null while no column of days is known and a person has to name it. */
  workId: id.nullable(),
  origin: z.enum(entryImportOrigins),
  /** Titles of the columns, empty ones where the first line holds none. */
  header: z.array(z.string()),
  hasTitles: z.boolean(),
  /** The first value of each column, to know it by. */
  samples: z.array(z.string()),
  columns: entryImportColumns,
  dateOrder: z.enum(dateOrders),
  /** One of its dates as it stands there; null where no date depends on the order. */
  dateSample: z.string().nullable(),
  /** True if the order is clear from the file itself; otherwise a person should check it. */
  dateOrderSure: z.boolean(),
  rowCount: z.int(),
});
export type EntryImportStarted = z.infer<typeof entryImportStarted>;

export const runEntryImport = z.object({
  /** Made by the client, so that a repeated request is the same import. */
  id: idOrNew,
  /** Leave rows out that are wrong; otherwise one of them stops the import before it begins. */
  skipErrors: z.boolean().default(false),
});
export type RunEntryImport = z.infer<typeof runEntryImport>;

/** Kinds of long work. */
export const entryImportWork = {
  check: 'time.import-check',
  run: 'time.import-run',
  undo: 'time.import-undo',
} as const;
