import { localTimeAt } from '@jahrring/contracts-common';
import { type CreateEntryInput } from '@jahrring/contracts-time';
import type { EntryDraft } from '../entry-form/entry-draft';

/** A line from the device as the form shows it, over what the form starts with. */
export function draftOfLine(line: CreateEntryInput, start: EntryDraft, zone: string): EntryDraft {
  const { from, to } = clockOfLine(line, zone);
  const span = from !== null;
  const hours = (line.kind ?? 'hours') === 'hours';
  return {
    ...start,
    kind: line.kind ?? 'hours',
    mode: span || !hours ? 'span' : 'duration',
    method: line.recordingMethod ?? start.method,
    employeeId: line.employeeId ?? null,
    workDate: line.workDate,
    projectId: line.projectId,
    activityId: line.activityId ?? null,
    objectId: line.objectId ?? null,
    from,
    to,
    fromOccurrence: line.fromOccurrence ?? null,
    toOccurrence: line.toOccurrence ?? null,
    seconds: line.seconds ?? null,
    breakMinutes: line.breakSeconds ? Math.round(line.breakSeconds / 60) : null,
    quantity: line.quantity ?? null,
    unit: line.unit ?? null,
    counterFrom: line.counterFrom ?? null,
    counterTo: line.counterTo ?? null,
    amount: line.amount ?? null,
    companyPartId: line.companyPartId ?? null,
    comment: line.comment ?? '',
    billable: line.billable ?? true,
  };
}

/** Wall-clock times of a line, of one that was measured too. */
export function clockOfLine(
  { from, to, startAt, endAt }: CreateEntryInput,
  zone: string,
): { from: string | null; to: string | null } {
  if (from && to) return { from, to };
  if (!startAt || !endAt) return { from: null, to: null };
  return { from: localTimeAt(Date.parse(startAt), zone), to: localTimeAt(Date.parse(endAt), zone) };
}
