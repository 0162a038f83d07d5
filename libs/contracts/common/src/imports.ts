import { z } from 'zod';
import type { ErrorTable } from './errors';
import { id } from './ids';
import { listQuery } from './paging';
import { instant } from './values';

/** The parts every import of a file has, whatever it brings in. A subpath: pages without an import do without it. */
export const importMaxColumns = 200;

export const importErrors = {
  IMPORT_NOT_CSV: { status: 422, key: 'errors.importNotCsv' },
  IMPORT_NOT_A_TABLE: { status: 422, key: 'errors.importNotATable' },
  /** params: line and column, both counted from 1; `context` is the fault. */
  IMPORT_MALFORMED: { status: 422, key: 'errors.importMalformed' },
  IMPORT_EMPTY: { status: 422, key: 'errors.importEmpty' },
  IMPORT_TOO_LONG: { status: 422, key: 'errors.importTooLong' },
  IMPORT_TOO_MANY_COLUMNS: { status: 422, key: 'errors.importTooManyColumns' },
  /** params: count of the rows with errors */
  IMPORT_HAS_ERRORS: { status: 409, key: 'errors.importHasErrors' },
  IMPORT_WRONG_STATE: { status: 409, key: 'errors.importWrongState' },
} as const satisfies ErrorTable;

/** One entry a column of the file, in its order; null leaves the column out, a field stands once. */
export function importMappingOf<const F extends readonly [string, ...string[]]>(fields: F) {
  return z
    .array(z.enum(fields).nullable())
    .max(importMaxColumns)
    .superRefine((mapping, check) => {
      mapping.forEach((field, column) => {
        if (field === null || mapping.indexOf(field) === column) return;
        check.addIssue({ code: 'custom', path: [column], params: { code: 'distinct' } });
      });
    });
}

/** Settings of every import: the meaning of each column, and whether the first line holds their titles. */
export interface ImportSettingsBase {
  mapping: (string | null)[];
  hasTitles: boolean;
}

/**
 * uploaded → checking (dry run) → checked → running → done → undoing → undone; long work takes the steps that end in -ing.
 * A run that cannot finish takes back what it wrote (failing) and ends as `failed`; one that is cancelled does the same.
 */
export const importStates = [
  'uploaded',
  'checking',
  'checked',
  'running',
  'done',
  'failing',
  'failed',
  'cancelling',
  'cancelled',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof importStates)[number];

export const rowOutcomes = ['create', 'update', 'skip', 'error'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

export const importCounts = z.object({
  create: z.int(),
  update: z.int(),
  skip: z.int(),
  error: z.int(),
});
export type ImportCounts = z.infer<typeof importCounts>;

/** An import as the API answers it, with the settings of its tool. */
export function importViewOf<S extends z.ZodType>(settings: S) {
  return z.object({
    id,
    version: z.int(),
    fileName: z.string(),
    /** Encoding and delimiter of a text file; null for a workbook. */
    encoding: z.enum(['utf-8', 'utf-16le', 'windows-1252']).nullable(),
    delimiter: z.enum([';', ',', '\t']).nullable(),
    columns: z.array(z.object({ header: z.string(), samples: z.array(z.string()) })),
    settings,
    state: z.enum(importStates),
    rowCount: z.int(),
    processed: z.int(),
    counts: importCounts,
    /** Rows an undo left alone, because somebody has changed the record since. */
    kept: z.int(),
    createdAt: instant,
  });
}

export interface ImportView<S extends ImportSettingsBase = ImportSettingsBase> extends Omit<
  z.infer<ReturnType<typeof importViewOf<z.ZodUnknown>>>,
  'settings'
> {
  settings: S;
}

export const importListSpec = {
  sort: ['createdAt'],
  filter: { state: 'enum' },
  defaultSort: '-createdAt',
} as const;
export const importListQuery = listQuery(importListSpec);

export const importRowError = z.object({
  /** Both count from 1; the line is the row's first line in the file. */
  line: z.int(),
  column: z.int(),
  header: z.string(),
  field: z.string(),
  code: z.string(),
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type ImportRowError = z.infer<typeof importRowError>;

/** Outcome of one row, written or planned; tools extend it by the fields that name a row. */
export const importRowBase = z.object({
  id,
  line: z.int(),
  outcome: z.enum(rowOutcomes).nullable(),
  /** For an update: field → what is there now and what the file says. */
  changes: z.record(z.string(), z.object({ from: z.string().nullable(), to: z.string().nullable() })),
  errors: z.array(importRowError),
});
export type ImportRowBase = z.infer<typeof importRowBase>;

/** Of tools whose rows are known by a title and something beside it. */
export const titledImportRow = importRowBase.extend({
  title: z.string(),
  detail: z.string(),
  recordId: id.nullable(),
});
export type TitledImportRow = z.infer<typeof titledImportRow>;

export const importRowListSpec = {
  sort: ['line'],
  filter: { outcome: 'enum' },
  defaultSort: 'line',
} as const;
export const importRowListQuery = listQuery(importRowListSpec);

export const commitImport = z.object({
  /** Rows with errors are left out instead of refusing the whole file. */
  skipErrors: z.boolean().default(false),
});
export type CommitImport = z.infer<typeof commitImport>;
