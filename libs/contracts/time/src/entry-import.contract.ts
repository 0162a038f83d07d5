import { id, instant } from '@jahrring/contracts-common';
import {
  importMappingOf,
  importViewOf,
  importWordView,
  titledImportRow,
} from '@jahrring/contracts-common/imports';
import { z } from 'zod';

/** Rows and bytes of one file. */
export const entryImportLimits = { rows: 20_000, bytes: 20 * 1024 * 1024 } as const;

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

/** Kinds of words in a file that refer to one of our records. */
export const importWordKinds = ['employee', 'project', 'activity'] as const;
export type ImportWordKind = (typeof importWordKinds)[number];

export const entryImportSettings = z.object({
  mapping: importMappingOf(entryImportFields),
  hasTitles: z.boolean().default(true),
  origin: z.enum(entryImportOrigins).default('other'),
  /** Null: as the file itself tells. */
  dateOrder: z.enum(dateOrders).nullable().default(null),
  /** For rows that name nobody, or nobody known. */
  employeeId: id.nullable().default(null),
  projectId: id.nullable().default(null),
  activityId: id.nullable().default(null),
});
export type EntryImportSettings = z.infer<typeof entryImportSettings>;

export const entryImportRow = titledImportRow;

/** Findings of the dry run beside its rows. */
export const entryImportFound = z.object({
  /** Rows that are recorded already, and rows that somebody wants left out. */
  same: z.int(),
  leftOut: z.int(),
  /** Hours that would be recorded, or were. */
  seconds: z.int(),
  people: z.int(),
  firstDay: z.string().nullable(),
  lastDay: z.string().nullable(),
  dateOrder: z.enum(dateOrders),
  /** True if the order is clear; otherwise a person should check it. */
  dateOrderSure: z.boolean(),
  /** One of its dates as it stands there; null where no date depends on the order. */
  dateSample: z.string().nullable(),
  /** Words somebody has to explain, or has explained before; the most frequent first. */
  words: z.array(importWordView),
});
export type EntryImportFound = z.infer<typeof entryImportFound>;

export const entryImportView = importViewOf(entryImportSettings).extend({
  createdByName: z.string(),
  /** Entries of it that are there still, as far as the caller sees them. */
  present: z.int(),
  undoneAt: instant.nullable(),
  undoneByName: z.string().nullable(),
});
export type EntryImportView = z.infer<typeof entryImportView>;
