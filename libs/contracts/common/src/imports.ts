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
  /** params: how many records would go, and how many stay */
  IMPORT_UNDO_PARTIAL: { status: 409, key: 'errors.importUndoPartial' },
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
 * By kind and key of a word the record it means, null where its rows are left out; kept with the settings of a file as it was
 * when the dry run began.
 */
export type SaidWords = Partial<Record<string, Record<string, string | null>>>;

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
    /** Rows an undo left alone: somebody has changed the record since, or a rule of its tool keeps it. */
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

/** A word of explanation to a row: why it is left out, or why its record stays. */
export const importNote = z.object({
  code: z.string(),
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type ImportNote = z.infer<typeof importNote>;

/** Outcome of one row, written or planned; tools extend it by the fields that name a row. */
export const importRowBase = z.object({
  id,
  line: z.int(),
  outcome: z.enum(rowOutcomes).nullable(),
  /** For an update: field → what is there now and what the file says. */
  changes: z.record(z.string(), z.object({ from: z.string().nullable(), to: z.string().nullable() })),
  errors: z.array(importRowError),
  note: importNote.nullable(),
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

export const undoImport = z
  .object({
    /** Take back what can be, though some stay; otherwise one that stays stops it before it begins. */
    partial: z.boolean().default(true),
  })
  .prefault({});
export type UndoImport = z.infer<typeof undoImport>;

/** Records shown of those that an undo leaves alone. */
export const shownKept = 200;

/** Preview of an undo; after it, the records that are left. */
export function importUndoOf<R extends z.ZodType>(row: R) {
  return z.object({
    removed: z.int(),
    kept: z.int(),
    /** Of those that stay, at most `shownKept`. */
    rows: z.array(z.object({ row, reason: importNote })),
  });
}
export type ImportUndo = z.infer<ReturnType<typeof importUndoOf<typeof importRowBase>>>;

/** Meaning of a word in a kind of files; remembered for the licence's next file of that kind. */
export const importWord = z.object({
  kind: z.string().min(1).max(10),
  /** As the file has it. */
  word: z.string().trim().min(1).max(500),
  /** The record it means; null where its rows are left out. */
  target: id.nullable(),
});
export type ImportWord = z.infer<typeof importWord>;

/** `unknown`: no record bears it; `ambiguous`: several do; `mapped` and `leftOut`: somebody has said so. */
export const importWordStates = ['unknown', 'ambiguous', 'mapped', 'leftOut'] as const;

/** A word somebody has to explain, or has explained. */
export const importWordView = z.object({
  kind: z.string(),
  word: z.string(),
  /** Number of rows that contain it. */
  lines: z.int(),
  state: z.enum(importWordStates),
  target: id.nullable(),
  targetTitle: z.string().nullable(),
});
export type ImportWordView = z.infer<typeof importWordView>;

export const explainImportWords = z.object({ words: z.array(importWord).min(1).max(2000) });
export type ExplainImportWords = z.infer<typeof explainImportWords>;
