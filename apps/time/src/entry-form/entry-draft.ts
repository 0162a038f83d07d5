import {
  id,
  localDate,
  localDateAt,
  localTimeAt,
  money,
  quantity,
  resolveLocal,
  unit,
  unitPrice,
} from '@jahrring/contracts-common';
import {
  checkLine,
  entryKinds,
  kindFields,
  localTime,
  recordingMethods,
  resolveSpan,
  spanSeconds,
  timeLimits,
  type CreateEntryInput,
  type EntryView,
  type LineTemplate,
  type RecordingMethod,
  type SpanResult,
  type UpdateEntry,
} from '@jahrring/contracts-time';
import { startValues } from '@jahrring/tool-kit/start-values';
import { z } from 'zod';

/** Ways to enter the length of a line of hours; `day` is a half or a whole day of the target. */
export const entryModes = ['span', 'duration', 'day'] as const;
export type EntryMode = (typeof entryModes)[number];

const occurrence = z.enum(['first', 'second']).nullable();
const minutesPerEntry = timeLimits.entrySeconds / 60;

/** Values of the form while it is filled in; the contract's schema is applied to what is sent. */
export const entryDraft = z
  .object({
    kind: z.enum(entryKinds),
    mode: z.enum(entryModes),
    method: z.enum(recordingMethods),
    commentRequired: z.boolean(),
    objectId: id.nullable(),
    quantity: quantity.nullable(),
    unit: unit.nullable(),
    counterFrom: quantity.nullable(),
    counterTo: quantity.nullable(),
    amount: money.nullable(),
    companyPartId: id.nullable(),
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
    /** Instead of what the rates say; only for those who see prices. */
    unitPrice: unitPrice.nullish(),
  })
  .superRefine((draft, issues) => {
    const need = (field: keyof EntryDraft): void =>
      issues.addIssue({ code: 'custom', path: [field], message: 'required', params: { code: 'required' } });
    if (draft.projectId === null) need('projectId');
    if (draft.commentRequired && draft.comment === '') need('comment');
    if (kindFields[draft.kind].times) for (const field of neededTimes(draft)) need(field);
    else checkLine(toObjectLine(draft), issues);
  });
export type EntryDraft = z.infer<typeof entryDraft>;

function neededTimes({ mode, from, to, seconds }: EntryDraft): ('from' | 'to' | 'seconds')[] {
  if (mode !== 'span') return seconds === null ? ['seconds'] : [];
  return [...(from === null ? (['from'] as const) : []), ...(to === null ? (['to'] as const) : [])];
}

/** Returns the way in which a recording method enters hours. */
export function modeOf(method: RecordingMethod): EntryMode {
  if (method === 'duration') return 'duration';
  return method === 'simplified' ? 'day' : 'span';
}

export function emptyDraft(workDate: string, employeeId: string | null = null): EntryDraft {
  return {
    kind: 'hours',
    mode: 'span',
    method: 'standard',
    commentRequired: false,
    objectId: null,
    quantity: null,
    unit: null,
    counterFrom: null,
    counterTo: null,
    amount: null,
    companyPartId: null,
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
    unitPrice: null,
  };
}

/** A stored entry as the form shows it. */
export function toDraft(entry: EntryView): EntryDraft {
  return {
    ...startValues(emptyDraft(entry.workDate, entry.employeeId), entry),
    mode: entry.from || entry.kind !== 'hours' ? 'span' : 'duration',
    fromOccurrence: occurrenceOf(entry.startAt, entry.timeZone),
    toOccurrence: occurrenceOf(entry.endAt, entry.timeZone),
    seconds: entry.from ? null : entry.seconds,
    breakMinutes: entry.breakSeconds === 0 ? null : Math.round(entry.breakSeconds / 60),
    unitPrice: entry.priceSource === 'entry' ? entry.unitPrice : null,
  };
}

/** Returns which of the two occurrences of an hour an instant is; null on every other night. */
function occurrenceOf(instant: string | null, zone: string): EntryDraft['fromOccurrence'] {
  if (!instant) return null;
  const at = Date.parse(instant);
  const meaning = resolveLocal(localDateAt(at, zone), localTimeAt(at, zone), zone);
  if (meaning.kind !== 'fold') return null;
  return at >= meaning.second ? 'second' : 'first';
}

type Times = Pick<CreateEntryInput, 'from' | 'to' | 'fromOccurrence' | 'toOccurrence' | 'seconds'>;

function timesOf(draft: EntryDraft): Times {
  if (draft.mode !== 'span') return { seconds: draft.seconds ?? 0 };
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

type ObjectLine = Pick<
  CreateEntryInput,
  'objectId' | 'quantity' | 'unit' | 'counterFrom' | 'counterTo' | 'amount'
> & { kind: EntryDraft['kind'] };

/** Returns the fields of a line of another kind than hours; fields that its kind does not have are left out. */
function toObjectLine(draft: EntryDraft): ObjectLine {
  const { kind, quantity: amountOf } = draft;
  const fields = kindFields[kind];
  const counted = fields.counter && draft.counterFrom !== null && draft.counterTo !== null;
  return {
    kind,
    objectId: fields.object === 'none' ? null : draft.objectId,
    quantity: counted || fields.quantity === 'none' ? null : amountOf,
    unit: fields.quantity === 'none' || (amountOf === null && !counted) ? null : draft.unit,
    counterFrom: fields.counter ? draft.counterFrom : null,
    counterTo: fields.counter ? draft.counterTo : null,
    amount: fields.amount === 'none' ? null : draft.amount,
  };
}

/** A checked draft as it is sent. */
export function toCreate(draft: EntryDraft, entryId: string): CreateEntryInput {
  const hours = kindFields[draft.kind].times;
  return {
    id: entryId,
    ...(draft.employeeId ? { employeeId: draft.employeeId } : {}),
    projectId: draft.projectId ?? '',
    workDate: draft.workDate,
    ...(hours
      ? { activityId: draft.activityId, ...timesOf(draft), recordingMethod: draft.method }
      : toObjectLine(draft)),
    ...(draft.companyPartId ? { companyPartId: draft.companyPartId } : {}),
    breakSeconds: hours ? breakSecondsOf(draft) : 0,
    comment: draft.comment,
    billable: draft.billable,
    ...(draft.unitPrice ? { unitPrice: draft.unitPrice } : {}),
    source: 'form',
  };
}

/** A draft filled by a tile: everything but the day and the person. */
export function fillFrom(draft: EntryDraft, template: LineTemplate): EntryDraft {
  const { from = null, to = null, seconds = null, comment } = template;
  const times = from !== null || seconds !== null;
  return {
    ...draft,
    kind: template.kind,
    projectId: template.projectId,
    activityId: template.activityId ?? null,
    objectId: template.objectId ?? null,
    quantity: template.quantity ?? null,
    unit: template.unit ?? null,
    companyPartId: template.companyPartId ?? draft.companyPartId,
    billable: template.billable,
    ...(comment ? { comment } : {}),
    ...(times && draft.method === 'standard' ? { mode: from === null ? 'duration' : 'span' } : {}),
    ...(times ? { from, to, seconds, breakMinutes: template.breakSeconds / 60 || null } : {}),
  };
}

/** Returns the values of a draft that a favourite stores. */
export function toTemplate(draft: EntryDraft): LineTemplate {
  const { id: _id, employeeId: _person, workDate: _day, ...line } = toCreate(draft, '');
  return {
    kind: draft.kind,
    projectId: line.projectId,
    activityId: line.activityId ?? null,
    objectId: line.objectId ?? null,
    from: draft.mode === 'span' ? draft.from : null,
    to: draft.mode === 'span' ? draft.to : null,
    seconds: draft.mode === 'span' ? null : draft.seconds,
    breakSeconds: breakSecondsOf(draft),
    quantity: line.quantity ?? null,
    unit: line.unit ?? null,
    comment: draft.comment === '' ? null : draft.comment,
    billable: draft.billable,
    companyPartId: draft.companyPartId,
  };
}

/** Returns the changes compared with the stored entry; times only if they differ, so that seconds are kept. */
export function toPatch(entry: EntryView, draft: EntryDraft): UpdateEntry {
  const before = toDraft(entry);
  const patch: UpdateEntry = {};
  if (draft.projectId && draft.projectId !== before.projectId) patch.projectId = draft.projectId;
  if (draft.activityId !== before.activityId) patch.activityId = draft.activityId;
  if (draft.workDate !== before.workDate) patch.workDate = draft.workDate;
  if (draft.comment !== before.comment) patch.comment = draft.comment;
  if (draft.billable !== before.billable) patch.billable = draft.billable;
  if (breakSecondsOf(draft) !== breakSecondsOf(before)) patch.breakSeconds = breakSecondsOf(draft);
  if ((draft.unitPrice ?? null) !== before.unitPrice) patch.unitPrice = draft.unitPrice ?? null;
  if (draft.companyPartId !== before.companyPartId) patch.companyPartId = draft.companyPartId;
  if (draft.kind !== 'hours') return { ...patch, ...objectPatch(before, draft) };
  const timeFields = ['mode', 'from', 'to', 'fromOccurrence', 'toOccurrence', 'seconds'] as const;
  if (timeFields.some((field) => draft[field] !== before[field])) Object.assign(patch, timesOf(draft));
  return patch;
}

const objectFields = ['objectId', 'quantity', 'unit', 'counterFrom', 'counterTo', 'amount'] as const;

/** The line as a whole where one of its fields has changed: they belong together. */
function objectPatch(before: EntryDraft, draft: EntryDraft): UpdateEntry {
  if (objectFields.every((field) => draft[field] === before[field])) return {};
  const { kind: _kind, ...line } = toObjectLine(draft);
  return line;
}

export interface DraftLength {
  /** Worked seconds; null while something is missing or wrong. */
  seconds: number | null;
  /** Meaning of the span in the zone, once both times are entered. */
  span: SpanResult | null;
}

/** Returns the length of the draft in real hours, also on nights when the clocks change. */
export function lengthOf(draft: EntryDraft, zone: string): DraftLength {
  if (draft.mode !== 'span') return { seconds: draft.seconds, span: null };
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
