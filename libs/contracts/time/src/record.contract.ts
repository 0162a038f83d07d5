import { id, idOrNew } from '@jahrring/contracts-common';
import { z } from 'zod';
import { checkLine } from './check-line';
import { entryLine, entryView, updateEntry } from './entry.contract';
import { timeLimits } from './time-rules';

/** Several lines in one go: all of them, or none. */
export const recordLines = z.object({
  lines: z.array(entryLine.superRefine(checkLine)).max(timeLimits.lines),
});
export type RecordLines = z.infer<typeof recordLines>;
export type RecordLinesInput = z.input<typeof recordLines>;

export const recordedLines = z.object({ entries: z.array(entryView) });
export type RecordedLines = z.infer<typeof recordedLines>;

const crewLine = entryLine.omit({ id: true, employeeId: true, groupId: true });

/** Differences of one person's entry from the crew's line; fields left out are the crew's. */
const exception = updateEntry.omit({ workDate: true }).extend({
  employeeId: id,
  absent: z.boolean().default(false),
});
export type CrewException = z.infer<typeof exception>;

/** One line for many people. */
export const recordCrew = z
  .object({
    groupId: idOrNew,
    employeeIds: z.array(id).max(timeLimits.crew),
    line: crewLine.superRefine(checkLine),
    exceptions: z.array(exception).max(timeLimits.crew).default([]),
    /** all: nobody's where one fails; each: those that can be recorded are. */
    mode: z.enum(['all', 'each']).default('all'),
  })
  .superRefine(({ employeeIds, exceptions }, issues) => {
    const report = (index: number, field: keyof CrewException, code: 'notIn' | 'prohibited') =>
      issues.addIssue({
        ...{ code: 'custom', path: ['exceptions', index, field], message: code, params: { code } },
      });
    for (const [index, { employeeId, from, to, startAt, endAt, seconds }] of exceptions.entries()) {
      const first = exceptions.findIndex((other) => other.employeeId === employeeId);
      if (first !== index || !employeeIds.includes(employeeId)) report(index, 'employeeId', 'notIn');
      const ways = [from ?? to, startAt ?? endAt, seconds].filter((way) => way !== undefined);
      if (ways.length > 1) report(index, seconds === undefined ? 'startAt' : 'seconds', 'prohibited');
    }
  });
export type RecordCrew = z.infer<typeof recordCrew>;
export type RecordCrewInput = z.input<typeof recordCrew>;

const failure = z.object({
  code: z.string(),
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** One result per person, in the order asked for. */
export const crewResult = z.object({
  groupId: id,
  recorded: z.int(),
  results: z.array(
    z.object({
      employeeId: id,
      employeeName: z.string(),
      entry: entryView.nullable(),
      error: failure.nullable(),
    }),
  ),
});
export type CrewResult = z.infer<typeof crewResult>;
