import { id, localDate } from '@jahrring/contracts-common';
import {
  localDateAt,
  localTime,
  localTimeAt,
  resolveLocal,
  resolveSpan,
  spanSeconds,
  timeLimits,
  type CreateEntryInput,
  type EntryView,
  type SpanResult,
  type UpdateEntry,
} from '@jahrring/contracts-time';
import { z } from 'zod';

export const entryModes = ['span', 'duration'] as const;
export type EntryMode = (typeof entryModes)[number];

const occurrence = z.enum(['first', 'second']).nullable();
const minutesPerEntry = timeLimits.entrySeconds / 60;

/** What the form holds while it is filled in; the contract's schema is checked by what is sent. */
export const entryDraft = z
  .object({
    mode: z.enum(entryModes),
    employeeId: id.nullable(),
    workDate: localDate,
    projectId: id.nullable(),
    activityId: id.nullable(),
    from: localTime.nullable(),
    to: localTime.nullable(),
    fromOccurrence: occurrence,
    toOccurrence: occurrence,
    seconds: z.int().min(60).max(timeLimits.entrySeconds).nullable(),
    breakMinutes: z.int().min(0).max(minutesPerEntry).nullable(),
    comment: z.string().trim().max(timeLimits.commentMax),
    billable: z.boolean(),
  })
  .superRefine((draft, issues) => {
    const needed =
      draft.mode === 'span' ? (['projectId', 'from', 'to'] as const) : (['projectId', 'seconds'] as const);
    for (const field of needed) {
      if (draft[field] !== null) continue;
      issues.addIssue({ code: 'custom', path: [field], message: 'required', params: { code: 'required' } });
    }
  });
export type EntryDraft = z.infer<typeof entryDraft>;

export function emptyDraft(workDate: string, employeeId: string | null = null): EntryDraft {
  return {
    mode: 'span',
    employeeId,
    workDate,
    projectId: null,
    activityId: null,
    from: null,
    to: null,
    fromOccurrence: null,
    toOccurrence: null,
    seconds: null,
    breakMinutes: null,
    comment: '',
    billable: true,
  };
}

/** A stored entry as the form shows it. */
export function toDraft(entry: EntryView): EntryDraft {
  return {
    ...emptyDraft(entry.workDate, entry.employeeId),
    mode: entry.from ? 'span' : 'duration',
    projectId: entry.projectId,
    activityId: entry.activityId,
    from: entry.from,
    to: entry.to,
    fromOccurrence: occurrenceOf(entry.startAt, entry.timeZone),
    toOccurrence: occurrenceOf(entry.endAt, entry.timeZone),
    seconds: entry.from ? null : entry.seconds,
    breakMinutes: entry.breakSeconds === 0 ? null : Math.round(entry.breakSeconds / 60),
    comment: entry.comment ?? '',
    billable: entry.billable,
  };
}

/** Which of the two hours an instant is; null on every other night. */
function occurrenceOf(instant: string | null, zone: string): EntryDraft['fromOccurrence'] {
  if (!instant) return null;
  const at = Date.parse(instant);
  const meaning = resolveLocal(localDateAt(at, zone), localTimeAt(at, zone), zone);
  if (meaning.kind !== 'fold') return null;
  return at >= meaning.second ? 'second' : 'first';
}

type Times = Pick<CreateEntryInput, 'from' | 'to' | 'fromOccurrence' | 'toOccurrence' | 'seconds'>;

function timesOf(draft: EntryDraft): Times {
  if (draft.mode === 'duration') return { seconds: draft.seconds ?? 0 };
  return {
    from: draft.from ?? '',
    to: draft.to ?? '',
    ...(draft.fromOccurrence ? { fromOccurrence: draft.fromOccurrence } : {}),
    ...(draft.toOccurrence ? { toOccurrence: draft.toOccurrence } : {}),
  };
}

function breakSecondsOf(draft: EntryDraft): number {
  return draft.mode === 'span' ? (draft.breakMinutes ?? 0) * 60 : 0;
}

/** A checked draft as it is sent. */
export function toCreate(draft: EntryDraft, entryId: string): CreateEntryInput {
  return {
    id: entryId,
    ...(draft.employeeId ? { employeeId: draft.employeeId } : {}),
    projectId: draft.projectId ?? '',
    activityId: draft.activityId,
    workDate: draft.workDate,
    ...timesOf(draft),
    breakSeconds: breakSecondsOf(draft),
    comment: draft.comment,
    billable: draft.billable,
    source: 'form',
  };
}

/** What has changed against the stored entry; times only where they differ, so that seconds stay. */
export function toPatch(entry: EntryView, draft: EntryDraft): UpdateEntry {
  const before = toDraft(entry);
  const patch: UpdateEntry = {};
  if (draft.projectId && draft.projectId !== before.projectId) patch.projectId = draft.projectId;
  if (draft.activityId !== before.activityId) patch.activityId = draft.activityId;
  if (draft.workDate !== before.workDate) patch.workDate = draft.workDate;
  if (draft.comment !== before.comment) patch.comment = draft.comment;
  if (draft.billable !== before.billable) patch.billable = draft.billable;
  if (breakSecondsOf(draft) !== breakSecondsOf(before)) patch.breakSeconds = breakSecondsOf(draft);
  const timeFields = ['mode', 'from', 'to', 'fromOccurrence', 'toOccurrence', 'seconds'] as const;
  if (timeFields.some((field) => draft[field] !== before[field])) Object.assign(patch, timesOf(draft));
  return patch;
}

export interface DraftLength {
  /** Worked seconds; null while something is missing or wrong. */
  seconds: number | null;
  /** What the span means in the zone, once both times are there. */
  span: SpanResult | null;
}

/** How long the draft is in real hours, on nights of changing clocks too. */
export function lengthOf(draft: EntryDraft, zone: string): DraftLength {
  if (draft.mode === 'duration') return { seconds: draft.seconds, span: null };
  const { from, to, workDate } = draft;
  const complete = localTime.safeParse(from).success && localTime.safeParse(to).success;
  if (!complete || !from || !to || !localDate.safeParse(workDate).success)
    return { seconds: null, span: null };
  const span = resolveSpan(
    {
      date: workDate,
      from,
      to,
      fromOccurrence: draft.fromOccurrence ?? undefined,
      toOccurrence: draft.toOccurrence ?? undefined,
    },
    zone,
  );
  if (!span.ok) return { seconds: null, span };
  const worked = spanSeconds(span.span) - breakSecondsOf(draft);
  return { seconds: worked > 0 ? worked : null, span };
}
