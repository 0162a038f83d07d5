import { id, instant, listOf, listQuery, locale, requiredText } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Largest file in bytes: 5 MB. */
export const accountImportMaxBytes = 5 * 1024 * 1024;
export const accountImportMaxRows = 5000;

/** What a column of the file may be. Number and title are needed; without a kind the number tells it. */
export const accountImportFields = ['number', 'title', 'kind', 'vatKey'] as const;
export type AccountImportField = (typeof accountImportFields)[number];

/** checking (dry run) → checked → running → done → undoing → undone; a job takes the steps that end in -ing. */
export const accountImportStates = [
  'checking',
  'checked',
  'running',
  'done',
  'failed',
  'undoing',
  'undone',
] as const;
export const accountImportState = z.enum(accountImportStates);
export type AccountImportState = z.infer<typeof accountImportState>;

export const accountOutcomes = ['create', 'update', 'same', 'error'] as const;
export const accountOutcome = z.enum(accountOutcomes);
export type AccountOutcome = z.infer<typeof accountOutcome>;

const counts = z.object({ create: z.int(), update: z.int(), same: z.int(), error: z.int() });
export type AccountImportCounts = z.infer<typeof counts>;

export const accountImportView = z.object({
  id,
  version: z.int(),
  /** Name of the file, or of the template. */
  source: z.string(),
  state: accountImportState,
  rowCount: z.int(),
  counts,
  /** Accounts an undo left alone, because somebody has changed them since. */
  kept: z.int(),
  createdAt: instant,
});
export type AccountImportView = z.infer<typeof accountImportView>;

/** Line and column count from 1. */
export const accountImportError = z.object({
  line: z.int(),
  column: z.int(),
  header: z.string(),
  field: z.string(),
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type AccountImportError = z.infer<typeof accountImportError>;

export const accountImportRow = z.object({
  line: z.int(),
  number: z.string(),
  title: z.string(),
  kind: z.string(),
  outcome: accountOutcome,
  errors: z.array(accountImportError),
});
export type AccountImportRow = z.infer<typeof accountImportRow>;
export const accountImportRows = listOf(accountImportRow);
export const accountImportRowsSpec = {
  sort: ['line'],
  filter: { outcome: 'enum' },
  defaultSort: 'line',
} as const;
export const accountImportRowsQuery = listQuery(accountImportRowsSpec);

export const startFromTemplate = z.strictObject({
  /** Key of a shipped chart or id of one that the superadmin keeps. */
  template: z.string().regex(/^[\w-]{1,40}$/),
  /** Language of the titles, as far as the chart has it. */
  locale: locale.default('de'),
});
export type StartFromTemplate = z.infer<typeof startFromTemplate>;

export const commitAccountImport = z.strictObject({
  /** Rows with errors are left out instead of refusing the whole file. */
  skipErrors: z.boolean().default(false),
});
export type CommitAccountImport = z.infer<typeof commitAccountImport>;

/** A chart that licences can start from. */
export const chartTemplateView = z.object({
  id: z.string(),
  version: z.int(),
  title: z.string(),
  /** Country it is made for; null: any. */
  country: z.string().nullable(),
  accounts: z.int(),
  /** Comes with the product: cannot be changed or deleted. */
  shipped: z.boolean(),
});
export type ChartTemplateView = z.infer<typeof chartTemplateView>;
export const chartTemplateList = z.object({ items: z.array(chartTemplateView), total: z.int() });
export const renameChartTemplate = z.strictObject({ title: requiredText(100) });
export type RenameChartTemplate = z.infer<typeof renameChartTemplate>;
