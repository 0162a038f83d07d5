import { localTimeAt } from '@jahrring/contracts-common';
import { type CreateEntryInput } from '@jahrring/contracts-time';
import { startValues } from '@jahrring/tool-kit/start-values';
import { emptyDraft, type EntryDraft } from '../entry-form/entry-draft';

/** A line from the device as the form shows it, over what the form starts with. */
export function draftOfLine(line: CreateEntryInput, start: EntryDraft, zone: string): EntryDraft {
  const { from, to } = clockOfLine(line, zone);
  const span = from !== null;
  const hours = (line.kind ?? 'hours') === 'hours';
  return {
    ...startValues(emptyDraft(line.workDate), line),
    mode: span || !hours ? 'span' : 'duration',
    method: line.recordingMethod ?? start.method,
    commentRequired: start.commentRequired,
    from,
    to,
    breakMinutes: line.breakSeconds ? Math.round(line.breakSeconds / 60) : null,
    unitPrice: start.unitPrice,
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
