import { id, newId } from '@jahrring/contracts-common';
import { z } from 'zod';
import { checkLine } from './check-line';
import { entryLine, entryView } from './entry.contract';
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

/** How one person's entry differs from the crew's line. */
const exception = crewLine
  .omit({ kind: true, workDate: true, source: true, recordingMethod: true })
  .partial()
  .extend({ employeeId: id, absent: z.boolean().default(false) });

/** One line for many people. */
export const recordCrew = z.object({
  groupId: id.default(() => newId()),
  employeeIds: z.array(id).max(timeLimits.crew),
  line: crewLine.superRefine(checkLine),
  exceptions: z.array(exception).max(timeLimits.crew).default([]),
  /** all: nobody's where one fails; each: those that can be recorded are. */
  mode: z.enum(['all', 'each']).default('all'),
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
