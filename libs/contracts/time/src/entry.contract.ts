import {
  id,
  instant,
  listOf,
  listQuery,
  localDate,
  newId,
  optionalText,
  recordFields,
  unitPrice,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { timeRules } from './time-rules';

/** How an entry came to be. */
export const entrySources = ['form', 'quick', 'copy', 'timer', 'scan', 'offline', 'import', 'demo'] as const;
export type EntrySource = (typeof entrySources)[number];

export const localTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const occurrence = z.enum(['first', 'second']);
const maxSeconds = timeRules.maxEntrySeconds;

const entryFields = {
  employeeId: id,
  projectId: id,
  activityId: id.nullish(),
  /** The local day the work began, in the licence's zone. */
  workDate: localDate,
  /** Wall-clock times of the licence's zone; a `to` not after `from` lies on the next day. */
  from: localTime.optional(),
  to: localTime.optional(),
  /** Which one is meant on the night when an hour comes twice. */
  fromOccurrence: occurrence.optional(),
  toOccurrence: occurrence.optional(),
  /** Instead of from and to: exact instants (timer, scan, offline). */
  startAt: instant.optional(),
  endAt: instant.optional(),
  /** Instead of any times: worked time alone. */
  seconds: z.int().min(60).max(maxSeconds).optional(),
  breakSeconds: z.int().min(0).max(maxSeconds),
  comment: optionalText(timeRules.commentMax),
  billable: z.boolean(),
};

interface TimesOfEntry {
  from?: string | undefined;
  to?: string | undefined;
  startAt?: string | undefined;
  endAt?: string | undefined;
  seconds?: number | undefined;
}

interface Issues {
  addIssue(issue: { code: 'custom'; path: string[]; message: string; params: { code: string } }): void;
}

/** Exactly one way to say how long it took: from and to, two instants, or seconds. */
function checkTimes(entry: TimesOfEntry, issues: Issues): void {
  const report = (field: string, code: string): void =>
    issues.addIssue({ code: 'custom', path: [field], message: code, params: { code } });
  const clock = entry.from !== undefined || entry.to !== undefined;
  const instants = entry.startAt !== undefined || entry.endAt !== undefined;
  const ways = Number(clock) + Number(instants) + Number(entry.seconds !== undefined);
  if (ways === 0) report('seconds', 'required');
  if (ways > 1) report('seconds', 'prohibited');
  if (clock && entry.from === undefined) report('from', 'required');
  if (clock && entry.to === undefined) report('to', 'required');
  if (instants && entry.startAt === undefined) report('startAt', 'required');
  if (instants && entry.endAt === undefined) report('endAt', 'required');
}

export const createEntry = z
  .object({
    ...entryFields,
    /** Made by the client, so that a repeated request is the same entry. */
    id: id.default(() => newId()),
    /** Whoever is signed in, unless they may record for others. */
    employeeId: id.optional(),
    breakSeconds: entryFields.breakSeconds.default(0),
    billable: z.boolean().default(true),
    source: z.enum(entrySources).default('form'),
  })
  .superRefine(checkTimes);
export type CreateEntry = z.infer<typeof createEntry>;
/** What a form or a queue holds before the defaults are filled in. */
export type CreateEntryInput = z.input<typeof createEntry>;

/** A field that is left out stays; giving `seconds` drops the times, giving times drops the bare duration. */
export const updateEntry = z.object(entryFields).omit({ employeeId: true }).partial();
export type UpdateEntry = z.infer<typeof updateEntry>;

export const entryView = z.object({
  ...recordFields,
  employeeId: id,
  employeeName: z.string(),
  projectId: id,
  projectNumber: z.string(),
  projectTitle: z.string(),
  activityId: id.nullable(),
  activityTitle: z.string().nullable(),
  workDate: localDate,
  startAt: instant.nullable(),
  endAt: instant.nullable(),
  timeZone: z.string(),
  /** The same as wall-clock times of `timeZone`. */
  from: localTime.nullable(),
  to: localTime.nullable(),
  /** Worked time without the break. */
  seconds: z.int(),
  breakSeconds: z.int(),
  comment: z.string().nullable(),
  billable: z.boolean(),
  /** Price of an hour when it was recorded; null for those who may not see prices. */
  unitPrice: unitPrice.nullable(),
  source: z.enum(entrySources),
  recorderId: id,
  /** Closed by age or by the month's end. */
  locked: z.boolean(),
  /** On a draft or an issued document; the latter has a number. */
  claimed: z.boolean(),
  documentNumber: z.string().nullable(),
  /** What the reader may do with it now. */
  canUpdate: z.boolean(),
  canDelete: z.boolean(),
});
export type EntryView = z.infer<typeof entryView>;

export const entryList = listOf(entryView);
export type EntryList = z.infer<typeof entryList>;

export const entryListSpec = {
  sort: ['workDate', 'startAt', 'seconds', 'employeeName', 'projectNumber', 'activityTitle', 'updatedAt'],
  filter: {
    workDate: 'date',
    employeeId: 'id',
    projectId: 'id',
    activityId: 'id',
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
  'activityTitle',
  'from',
  'to',
  'breakSeconds',
  'seconds',
  'billable',
  'documentNumber',
  'comment',
] as const satisfies readonly (keyof EntryView)[];
export type EntryExportField = (typeof entryExportFields)[number];
