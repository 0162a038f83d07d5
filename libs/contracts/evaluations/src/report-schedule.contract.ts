import { id, instant, listOf, requiredText } from '@jahrring/contracts-common';
import { z } from 'zod';
import { periodReportFormats, periodReportKind } from './period-report.contract';
import { readyEvaluations } from './ready';
import { span } from './schedule-run.contract';

/** Intervals at which a report is sent; each covers the last whole day, week, month or year. */
export const scheduleRhythms = ['daily', 'weekly', 'monthly', 'yearly'] as const;
export const scheduleRhythm = z.enum(scheduleRhythms);
export type ScheduleRhythm = (typeof scheduleRhythms)[number];

export const scheduleLimits = { title: 80, recipients: 100, people: 500, runs: 50 } as const;

const readyKeys = readyEvaluations.map(({ key }) => key);

/** Content that is sent: a saved report, a predefined one, the week table, or people's months or years. */
export const scheduleContent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('saved'), reportId: id }),
  z.strictObject({ kind: z.literal('ready'), key: z.enum(readyKeys) }),
  z.strictObject({ kind: z.literal('week'), by: z.enum(['person', 'project']) }),
  z.strictObject({
    kind: z.literal('period'),
    report: periodReportKind,
    /** Null: everybody the recipient sees. */
    employeeIds: z.array(id).min(1).max(scheduleLimits.people).nullable(),
  }),
]);
export type ScheduleContent = z.output<typeof scheduleContent>;

/** The rhythms in which something is whole. */
export function rhythmsOf(content: ScheduleContent): readonly ScheduleRhythm[] {
  if (content.kind === 'week') return ['weekly'];
  if (content.kind !== 'period') return scheduleRhythms;
  return [content.report === 'yearly' ? 'yearly' : 'monthly'];
}

/** The formats something can have: a ZIP holds a paper for each person. */
export const formatsOf = ({ kind }: ScheduleContent): readonly (typeof periodReportFormats)[number][] =>
  periodReportFormats.filter((format) => kind === 'period' || format !== 'zip');

const values = {
  title: requiredText(scheduleLimits.title),
  content: scheduleContent,
  format: z.enum(periodReportFormats),
  rhythm: scheduleRhythm,
  /** 1 (Monday) to 7; counts weekly. */
  weekday: z.int().min(1).max(7),
  /** Of the month; the last one where it has fewer. Counts monthly and yearly. */
  day: z.int().min(1).max(31),
  /** Counts yearly. */
  month: z.int().min(1).max(12),
  /** In the licence's zone. */
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  recipients: z
    .array(id)
    .min(1)
    .max(scheduleLimits.recipients)
    .refine((ids) => new Set(ids).size === ids.length, { params: { code: 'distinct' } }),
};

type Fitting = { content: ScheduleContent; rhythm: ScheduleRhythm; format: string };

/** Refuses rhythms and formats that do not fit what goes out. */
function checkFit({ content, rhythm, format }: Fitting, context: z.RefinementCtx): void {
  const refuse = (path: string) =>
    context.addIssue({ code: 'custom', path: [path], params: { code: 'oneOf' } });
  if (!rhythmsOf(content).includes(rhythm)) refuse('rhythm');
  if (!formatsOf(content).some((one) => one === format)) refuse('format');
}

export const createReportSchedule = z.strictObject({ id: id.optional(), ...values }).superRefine(checkFit);
export type CreateReportSchedule = z.output<typeof createReportSchedule>;

/** All of it anew, or only a pause and its end. */
export const updateReportSchedule = z.union([
  z.strictObject({ paused: z.boolean() }),
  z.strictObject(values).superRefine(checkFit),
]);
export type UpdateReportSchedule = z.output<typeof updateReportSchedule>;

export const reportScheduleView = z.object({
  id,
  version: z.int(),
  ...values,
  title: z.string(),
  recipients: z.array(z.object({ id, name: z.string() })),
  paused: z.boolean(),
  timeZone: z.string(),
  /** Null while it pauses. */
  nextRunAt: instant.nullable(),
  /** The days that the next one is of. */
  nextPeriod: z.object(span).nullable(),
  /** Result of the last run: the number sent, the total, and the number still to be sent. */
  lastRun: z.object({ startedAt: instant, total: z.int(), sent: z.int(), open: z.int() }).nullable(),
});
export type ReportScheduleView = z.infer<typeof reportScheduleView>;
export const reportScheduleList = listOf(reportScheduleView);
export type ReportScheduleList = z.infer<typeof reportScheduleList>;

/** People who may see reports now, by name. */
export const scheduleRecipients = listOf(z.object({ id, name: z.string() }));
export type ScheduleRecipients = z.infer<typeof scheduleRecipients>;
