import { country, id, instant, listOf, listQuery } from '@jahrring/contracts-common';
import { z } from 'zod';
import { addressLanguages } from './address.contract';

/** Largest file in bytes: 20 MB. */
export const importMaxBytes = 20 * 1024 * 1024;
export const importMaxColumns = 200;

/**
 * What a column may be read as. `streetLine` is "Waldstrasse 12", `zipCity` is "3550 Langnau", each taken apart;
 * `firstName` is put in front of the name.
 */
export const importTargets = [
  'name',
  'firstName',
  'kind',
  'salutation',
  'supplement',
  'street',
  'houseNumber',
  'streetLine',
  'pob',
  'zip',
  'city',
  'zipCity',
  'country',
  'phone',
  'mobile',
  'fax',
  'email',
  'website',
  'vatNumber',
  'customerNumber',
  'language',
  'notes',
] as const;
export type ImportTarget = (typeof importTargets)[number];

/** One entry a column of the file, in its order; null leaves the column out, a target stands once. */
export const importMapping = z
  .array(z.enum(importTargets).nullable())
  .max(importMaxColumns)
  .superRefine((mapping, check) => {
    mapping.forEach((target, column) => {
      if (target === null || mapping.indexOf(target) === column) return;
      check.addIssue({ code: 'custom', path: [column], params: { code: 'distinct' } });
    });
  });
export type ImportMapping = z.infer<typeof importMapping>;

export const matchKeys = ['customerNumber', 'nameZip', 'email', 'none'] as const;
export type MatchKey = (typeof matchKeys)[number];

export const importSettings = z.object({
  mapping: importMapping,
  /** The first line holds the titles of the columns; else it is an address like the others. */
  hasTitles: z.boolean().default(true),
  /** How a row finds the address it means; `none` creates every row. */
  matchKey: z.enum(matchKeys).default('nameZip'),
  onMatch: z.enum(['update', 'skip']).default('update'),
  defaultCountry: country.default('CH'),
  defaultLanguage: z.enum(addressLanguages).default('de'),
  /** Building directories have no names: then street and number stand in for it. */
  nameFromStreet: z.boolean().default(false),
  /** The rows come from a directory: the addresses can be neither edited nor deleted by hand. */
  external: z.boolean().default(false),
});
export type ImportSettings = z.infer<typeof importSettings>;
export type ImportSettingsDraft = z.input<typeof importSettings>;

/**
 * uploaded → checking (dry run) → checked → running → done → undoing → undone; a job takes the steps that end in -ing.
 * A run that cannot finish takes back what it wrote (failing) and ends as `failed`.
 */
export const importStates = [
  'uploaded',
  'checking',
  'checked',
  'running',
  'done',
  'failing',
  'failed',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof importStates)[number];

export const importCounts = z.object({
  create: z.int(),
  update: z.int(),
  skip: z.int(),
  error: z.int(),
});
export type ImportCounts = z.infer<typeof importCounts>;

export const addressImportView = z.object({
  id,
  version: z.int(),
  fileName: z.string(),
  encoding: z.enum(['utf-8', 'utf-16le', 'windows-1252']),
  delimiter: z.enum([';', ',', '\t']),
  columns: z.array(z.object({ header: z.string(), samples: z.array(z.string()) })),
  settings: importSettings,
  state: z.enum(importStates),
  rowCount: z.int(),
  processed: z.int(),
  counts: importCounts,
  /** Rows an undo left alone, because somebody has changed the address since. */
  kept: z.int(),
  createdAt: instant,
});
export type AddressImportView = z.infer<typeof addressImportView>;
export const addressImportList = listOf(addressImportView);

export const addressImportListSpec = {
  sort: ['createdAt'],
  filter: { state: 'enum' },
  defaultSort: '-createdAt',
} as const;
export const addressImportListQuery = listQuery(addressImportListSpec);

export const rowOutcomes = ['create', 'update', 'skip', 'error'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

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

export const importRowView = z.object({
  id,
  line: z.int(),
  outcome: z.enum(rowOutcomes).nullable(),
  name: z.string(),
  zip: z.string(),
  city: z.string(),
  /** For an update: field → what is there now and what the file says. */
  changes: z.record(z.string(), z.object({ from: z.string().nullable(), to: z.string().nullable() })),
  errors: z.array(importRowError),
  addressId: id.nullable(),
});
export type ImportRowView = z.infer<typeof importRowView>;
export const importRowList = listOf(importRowView);
export type ImportRowList = z.infer<typeof importRowList>;

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
