import {
  crewEntryId,
  crewTimes,
  crewTimesErrors,
  timeErrors,
  type CreateEntryInput,
  type RecordCrewInput,
} from '@jahrring/contracts-time';

type OwnLine = NonNullable<RecordCrewInput['exceptions']>[number];

/** Values on the screen for a person whose line differs; null is the crew's value. */
export interface CrewException {
  employeeId: string;
  absent: boolean;
  from: string | null;
  to: string | null;
  fromOccurrence: 'first' | 'second' | null;
  toOccurrence: 'first' | 'second' | null;
  breakMinutes: number | null;
  activityId: string | null;
}

export function noException(employeeId: string): CrewException {
  const times = { from: null, to: null, fromOccurrence: null, toOccurrence: null, breakMinutes: null };
  return { employeeId, absent: false, ...times, activityId: null };
}

/** As it is sent: only what differs. */
export function toOwnLine({ employeeId, absent, breakMinutes, ...own }: CrewException): OwnLine {
  if (absent) return { employeeId, absent };
  const told = Object.entries(own).filter(([, value]) => value !== null);
  const breakSeconds = breakMinutes === null ? {} : { breakSeconds: breakMinutes * 60 };
  return { employeeId, ...Object.fromEntries(told), ...breakSeconds };
}

export interface ExceptionError {
  field: 'from' | 'to' | 'breakSeconds';
  key: string;
  params: { date: string; time: string };
  /** The time comes twice that night: it has to be told which one is meant. */
  twice: boolean;
}

type Line = RecordCrewInput['line'];

/** Returns the error in a person's times compared with the crew's, by the server's rules. */
export function exceptionError(line: Line, own: OwnLine, zone: string): ExceptionError | null {
  if (own.absent) return null;
  const result = crewTimes(line, own, zone);
  if (result.ok) return null;
  const { field, issue } = result;
  const time = field === 'breakSeconds' ? undefined : (own[field] ?? line[field]);
  const { key } = timeErrors[crewTimesErrors[issue]];
  return { field, key, params: { date: line.workDate, time: time ?? '' }, twice: issue === 'fold' };
}

/** A crew's line as one line per person, for the device: each is sent and refused by itself. */
export function crewLines(
  { employeeIds, line, exceptions = [], groupId = '' }: RecordCrewInput,
  zone: string,
): CreateEntryInput[] {
  return employeeIds.flatMap((employeeId) => {
    const { absent = false, ...own } = exceptions.find((one) => one.employeeId === employeeId) ?? {
      employeeId,
    };
    if (absent) return [];
    const id = crewEntryId(groupId, employeeId);
    return [{ ...line, ...own, ...timesOf(line, own, zone), id, employeeId, groupId }];
  });
}

/** Only times that differ are worked out; those of an exception that cannot be are never asked for. */
function timesOf(line: Line, own: OwnLine, zone: string): Partial<CreateEntryInput> {
  const hours = (line.kind ?? 'hours') === 'hours';
  const result = hours ? crewTimes(line, own, zone) : null;
  if (!result) return {};
  if (!result.ok) throw new RangeError(`no times for ${own.employeeId}: ${result.issue}`);
  return result.times;
}
