import {
  id,
  instant,
  listOf,
  listQuery,
  localDate,
  money,
  idOrNew,
  optionalText,
  quantity,
  recordFields,
  unit,
  unitPrice,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { checkLine } from './check-line';
import { entryKinds } from './entry-kinds';
import { localTime } from './local-time';
import { rateSources } from './rate/rate-order';
import { timeLimits } from './time-rules';
import { recordingMethods } from './time-settings.contract';

/** Ways in which an entry was created. */
export const entrySources = [
  'form',
  'quick',
  'copy',
  'timer',
  'scan',
  'offline',
  'import',
  'demo',
  'crew',
  'recurrence',
  'machine',
] as const;
export type EntrySource = (typeof entrySources)[number];

const occurrence = z.enum(['first', 'second']);
const maxSeconds = timeLimits.entrySeconds;

/** Times of a line of hours: exactly one way to say how long it took. */
const timeFields = {
  /** Wall-clock times of the licence's zone; a `to` not after `from` lies on the next day. */
  from: localTime.optional(),
  to: localTime.optional(),
  /** Occurrence that is meant on the night when an hour occurs twice. */
  fromOccurrence: occurrence.optional(),
  toOccurrence: occurrence.optional(),
  /** Instead of from and to: exact instants (timer, scan, offline). */
  startAt: instant.optional(),
  endAt: instant.optional(),
  /** Instead of any times: worked time alone. */
  seconds: z.int().min(60).max(maxSeconds).optional(),
};

/** Fields of a line of another kind. */
const objectFields = {
  /** The machine, material, lot … of this kind. */
  objectId: id.nullish(),
  quantity: quantity.nullish(),
  unit: unit.nullish(),
  /** Counter of the machine or vehicle before and after; their difference is the quantity. */
  counterFrom: quantity.nullish(),
  counterTo: quantity.nullish(),
  /** Amount spent, in the licence's currency. */
  amount: money.nullish(),
};

const entryFields = {
  kind: z.enum(entryKinds),
  employeeId: id,
  projectId: id,
  activityId: id.nullish(),
  /** The local day the work began, in the licence's zone. */
  workDate: localDate,
  ...timeFields,
  ...objectFields,
  breakSeconds: z.int().min(0).max(maxSeconds),
  comment: optionalText(timeLimits.commentMax),
  billable: z.boolean(),
  /** Instead of the rate of the licence, project, person or object; only by those who see prices. */
  unitPrice: unitPrice.nullish(),
  /** The person's own part unless another is named. */
  companyPartId: id.nullish(),
};

/** One line of the time sheet before it is recorded; `checkLine` says what its kind needs. */
export const entryLine = z.object({
  ...entryFields,
  kind: entryFields.kind.default('hours'),
  /** Made by the client, so that a repeated request is the same entry. */
  id: idOrNew,
  /** Whoever is signed in, unless they may record for others. */
  employeeId: id.optional(),
  breakSeconds: entryFields.breakSeconds.default(0),
  billable: z.boolean().default(true),
  source: z.enum(entrySources).default('form'),
  recordingMethod: z.enum(recordingMethods).optional(),
  /** When a device without a connection recorded it (source `offline`). */
  recordedAt: instant.optional(),
  /** Entries recorded together carry the same. */
  groupId: id.optional(),
});

export const createEntry = entryLine.superRefine(checkLine);
export type CreateEntry = z.infer<typeof createEntry>;
/** Values of a form or a queue before the defaults are filled in. */
export type CreateEntryInput = z.input<typeof createEntry>;

/** A field that is left out stays; giving `seconds` drops the times, giving times drops the bare duration. */
export const updateEntry = z.object(entryFields).omit({ employeeId: true, kind: true }).partial();
export type UpdateEntry = z.infer<typeof updateEntry>;

/** Something the person should know about what was recorded all the same. */
export const entryWarning = z.object({
  code: z.enum(['ENTRY_OVERLAP', 'COUNTER_MISMATCH']),
  /** Key of its text. */
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type EntryWarning = z.infer<typeof entryWarning>;

export const entryView = z.object({
  ...recordFields,
  kind: z.enum(entryKinds),
  employeeId: id,
  employeeName: z.string(),
  projectId: id,
  projectNumber: z.string(),
  projectTitle: z.string(),
  activityId: id.nullable(),
  activityTitle: z.string().nullable(),
  objectId: id.nullable(),
  objectTitle: z.string().nullable(),
  workDate: localDate,
  startAt: instant.nullable(),
  endAt: instant.nullable(),
  timeZone: z.string(),
  /** The same as wall-clock times of `timeZone`. */
  from: localTime.nullable(),
  to: localTime.nullable(),
  /** Worked time without the break; 0 for every kind but hours. */
  seconds: z.int(),
  breakSeconds: z.int(),
  quantity: quantity.nullable(),
  unit: unit.nullable(),
  counterFrom: quantity.nullable(),
  counterTo: quantity.nullable(),
  amount: money.nullable(),
  companyPartId: id.nullable(),
  comment: z.string().nullable(),
  billable: z.boolean(),
  /** Price of an hour or unit when it was recorded; null for those who may not see prices. */
  unitPrice: unitPrice.nullable(),
  /** Source of the price; `entry` if it was set on the entry itself. */
  priceSource: z.enum(rateSources).nullable(),
  source: z.enum(entrySources),
  recordingMethod: z.enum(recordingMethods).nullable(),
  groupId: id.nullable(),
  recorderId: id,
  /** Closed by age or by the month's end. */
  locked: z.boolean(),
  /** On a draft or an issued document; the latter has a number. */
  claimed: z.boolean(),
  documentNumber: z.string().nullable(),
  /** On a finished day report, which closes it. */
  dayReportNumber: z.string().nullable(),
  seenAt: instant.nullable(),
  confirmedAt: instant.nullable(),
  confirmedBy: id.nullable(),
  exportedAt: instant.nullable(),
  archivedAt: instant.nullable(),
  /** A person has to look at it: a timer that was forgotten, or one that ran into another entry. */
  needsReview: z.boolean(),
  /** Recorded on a device before the lock and sent after it. */
  late: z.boolean(),
  /** Distance from the site at which it was scanned, in metres; null for those who may not see it. */
  scanMetres: z.int().nullable(),
  /** True for each action that the reader may perform on it now. */
  canUpdate: z.boolean(),
  canDelete: z.boolean(),
  /** Only in the answer to recording and changing. */
  warnings: z.array(entryWarning).optional(),
});
export type EntryView = z.infer<typeof entryView>;

export const entryList = listOf(entryView);
export type EntryList = z.infer<typeof entryList>;

/** Of all that a list finds, whatever its page. */
export const entrySums = z.object({
  total: z.int(),
  /** Worked time without breaks. */
  seconds: z.int(),
  /** Of it the billable part. */
  billableSeconds: z.int(),
});
export type EntrySums = z.infer<typeof entrySums>;

export const entryListSpec = {
  sort: [
    'workDate',
    'startAt',
    'seconds',
    'kind',
    'quantity',
    'amount',
    'employeeName',
    'projectNumber',
    'activityTitle',
    'objectTitle',
    'updatedAt',
  ],
  filter: {
    workDate: 'date',
    kind: 'enum',
    employeeId: 'id',
    projectId: 'id',
    activityId: 'id',
    objectId: 'id',
    companyPartId: 'id',
    groupId: 'id',
    needsReview: 'boolean',
    late: 'boolean',
    seen: 'boolean',
    confirmed: 'boolean',
    exported: 'boolean',
    archived: 'boolean',
    locked: 'boolean',
    billable: 'boolean',
    claimed: 'boolean',
    source: 'enum',
    comment: 'text',
  },
  defaultSort: '-workDate,-startAt',
} as const;
export const entryListQuery = listQuery(entryListSpec);

export const exportFormats = ['csv', 'xlsx'] as const;
export const exportFormat = z.enum(exportFormats);
export type ExportFormat = z.infer<typeof exportFormat>;

/** The columns an export writes, in this order; also the keys of their titles. */
export const entryExportFields = [
  'workDate',
  'employeeName',
  'projectNumber',
  'projectTitle',
  'kind',
  'activityTitle',
  'objectTitle',
  'from',
  'to',
  'breakSeconds',
  'seconds',
  'quantity',
  'unit',
  'counterFrom',
  'counterTo',
  'amount',
  'billable',
  'documentNumber',
  'comment',
] as const satisfies readonly (keyof EntryView)[];
export type EntryExportField = (typeof entryExportFields)[number];
