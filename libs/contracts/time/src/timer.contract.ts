import { id, instant, optionalText } from '@jahrring/contracts-common';
import { z } from 'zod';
import { entryView } from './entry.contract';
import { timeLimits } from './time-rules';

/** Metres between the device and the code it scanned. */
const scanMetres = z.int().min(0).max(timeLimits.scanMetres).optional();

/** Starts the timer, or switches it: one that runs is stopped and recorded first. */
export const startTimer = z.object({
  projectId: id,
  activityId: id.nullish(),
  comment: optionalText(timeLimits.commentMax),
  source: z.enum(['timer', 'scan']).default('timer'),
  scanMetres,
  /** When a device without a connection started it; until now, nothing else is known of it. */
  startedAt: instant.optional(),
  /** Pauses since then, of a timer that was thrown away by mistake. */
  breakSeconds: z.int().min(0).max(timeLimits.entrySeconds).optional(),
});
export type StartTimer = z.infer<typeof startTimer>;
export type StartTimerInput = z.input<typeof startTimer>;

/** Target on which a running timer will be recorded. */
export const changeTimer = z.object({
  projectId: id.optional(),
  activityId: id.nullish(),
  comment: optionalText(timeLimits.commentMax),
  scanMetres,
  /** When the work began, where the timer was started too late or too early. */
  startedAt: instant.optional(),
});
export type ChangeTimer = z.infer<typeof changeTimer>;

/** `discard`: the time is thrown away instead of recorded, as is less than `timeLimits.timerSeconds`. */
export const stopTimer = z.object({
  discard: z.boolean().default(false),
  /** When a device without a connection stopped it. */
  stoppedAt: instant.optional(),
});
export type StopTimer = z.infer<typeof stopTimer>;
export type StopTimerInput = z.input<typeof stopTimer>;

const bookedOn = {
  projectNumber: z.string(),
  projectTitle: z.string(),
  activityTitle: z.string().nullable(),
};

export const timerView = z.object({
  state: z.enum(['running', 'paused']),
  startedAt: instant,
  /** Since when it is paused. */
  pausedAt: instant.nullable(),
  /** Pauses so far, the present one not counted. */
  breakSeconds: z.int(),
  /** False where it runs in another licence of the same person: only that licence shows on what. */
  here: z.boolean(),
  projectId: id.nullable(),
  activityId: id.nullable(),
  ...bookedOn,
  comment: z.string().nullable(),
  /** When it is asked about, and when it stops by itself. */
  promptAt: instant,
  stopAt: instant,
});
export type TimerView = z.infer<typeof timerView>;

/** Suggestion for starting the timer with one tap: the last thing recorded that is still open. */
export const timerSuggestion = z.object({ projectId: id, activityId: id.nullable(), ...bookedOn });
export type TimerSuggestion = z.infer<typeof timerSuggestion>;

/** The header's whole content in one read: timer, today's hours, what can be switched to by one tap. */
export const timerAnswer = z.object({
  timer: timerView.nullable(),
  /** The moment of the answer, against clocks that are wrong. */
  now: instant,
  /** Recorded today, the running timer not counted. */
  workedSeconds: z.int(),
  targetSeconds: z.int(),
  last: timerSuggestion.nullable(),
  delaySeconds: z.int(),
  /** Nothing was done: the tap came within the delay after another. */
  ignored: z.boolean(),
  /** Entry that stopping or switching has recorded. */
  entry: entryView.nullable(),
});
export type TimerAnswer = z.infer<typeof timerAnswer>;
