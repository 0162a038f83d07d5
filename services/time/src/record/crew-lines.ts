import { toFieldErrors, type FieldError } from '@jahrring/contracts-common';
import {
  createEntry,
  crewEntryId,
  crewTimes,
  crewTimesErrors,
  kindFields,
  timeErrors,
  type CreateEntry,
  type CrewException,
  type RecordCrew,
} from '@jahrring/contracts-time';
import { commonError } from '@jahrring/service-kit';

/**
 * The crew's line as it is for each person who was there, by the person's id.
 * @throws VALIDATION_FAILED with all that is wrong with exceptions, as `exceptions.2.from`
 */
export function crewLines(crew: RecordCrew, zone: string): Map<string, CreateEntry> {
  const lines = new Map<string, CreateEntry>();
  const fields: FieldError[] = [];
  for (const employeeId of new Set(crew.employeeIds)) {
    const index = crew.exceptions.findIndex((one) => one.employeeId === employeeId);
    const own = crew.exceptions[index];
    if (own?.absent) continue;
    const result = lineOf(crew, employeeId, own, zone);
    if ('line' in result) lines.set(employeeId, result.line);
    else fields.push(...result.fields.map((error) => ({ ...error, field: nameOf(index, error.field) })));
  }
  if (fields.length > 0) throw commonError('VALIDATION_FAILED', undefined, { fields });
  return lines;
}

/** Returns the name of a field with an error; without an exception, it is a field of the crew's line. */
function nameOf(index: number, field: string): string {
  return index < 0 ? `line.${field}` : `exceptions.${index}.${field}`;
}

type Result = { line: CreateEntry } | { fields: FieldError[] };

function lineOf(crew: RecordCrew, employeeId: string, own: CrewException | undefined, zone: string): Result {
  const { absent: _absent, ...given } = own ?? { absent: false };
  const told = Object.entries(given).filter(([, value]) => value !== undefined);
  const merged: Record<string, unknown> = { ...crew.line, ...Object.fromEntries(told) };
  if (own && kindFields[crew.line.kind].times) {
    const result = crewTimes(crew.line, own, zone);
    if (!result.ok) return { fields: [timesError(crew, own, result)] };
    for (const field of timeFields) delete merged[field];
    Object.assign(merged, result.times);
  }
  const { groupId } = crew;
  const whole = { ...merged, id: crewEntryId(groupId, employeeId), employeeId, groupId, source: 'crew' };
  const parsed = createEntry.safeParse(whole);
  if (parsed.success) return { line: parsed.data };
  return { fields: toFieldErrors(parsed.error.issues, whole, 'body') };
}

const timeFields = ['from', 'to', 'fromOccurrence', 'toOccurrence', 'startAt', 'endAt', 'seconds'] as const;

function timesError(
  { line }: RecordCrew,
  own: CrewException,
  { field, issue }: Extract<ReturnType<typeof crewTimes>, { ok: false }>,
): FieldError {
  const code = crewTimesErrors[issue];
  const time = field === 'breakSeconds' ? undefined : (own[field] ?? line[field]);
  const params = { date: line.workDate, ...(time === undefined ? {} : { time }) };
  return { field, in: 'body', code: code.toLowerCase(), key: timeErrors[code].key, params };
}
