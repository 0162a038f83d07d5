import type { StartTimerInput, TimerAnswer } from '@jahrring/contracts-time';
import { discardUnsent, newUuid, sendLater, type OutboxItem, type OutboxSummary } from '@jahrring/tool-kit';
import { lineKind, mendPage } from '../offline/unsent-line';
import { isStopKept, keptStartOf, lineOfScan, scanKind, type KeptStart } from '../scan/kept-scan';

const hourMs = 3_600_000;
/** Longer than any licence lets a timer run: the server knows better as soon as it is asked. */
const longestHours = 24;

/** Returns the content of the header before the server was ever called. */
export function unknownAnswer(now: Date): TimerAnswer {
  return {
    ...{ timer: null, last: null, entry: null, ignored: false, now: now.toISOString() },
    ...{ workedSeconds: 0, targetSeconds: 0, delaySeconds: 2 },
  };
}

/** The server's answer with what was started or stopped on the device since. */
export function withKeptTaps(
  answer: TimerAnswer,
  items: readonly OutboxItem[],
  receivedAt: number,
): TimerAnswer {
  const kept = keptStartOf(items);
  if (!kept) return isStopKept(items) ? { ...answer, timer: null } : answer;
  const { projectId, activityId = null, comment = null, startedAt, title } = kept;
  const bound = new Date(Date.parse(startedAt) + longestHours * hourMs).toISOString();
  return {
    ...answer,
    // Started by the clock of this device, and measured by it.
    now: new Date(receivedAt).toISOString(),
    timer: {
      ...{ state: 'running', startedAt, pausedAt: null, breakSeconds: 0, here: true },
      ...{ projectId, activityId, projectNumber: '', projectTitle: title, activityTitle: null, comment },
      ...{ promptAt: bound, stopAt: bound },
    },
  };
}

/** Keeps a start for the server with its moment. */
export async function keepStart(
  input: StartTimerInput,
  startedAt: string,
  summary: OutboxSummary,
): Promise<void> {
  const body = { ...input, startedAt };
  await sendLater({ id: newUuid(), kind: scanKind, url: '/api/time/timer/start', body, summary });
}

/** Keeps a stop of the timer that runs on the server. */
export async function keepStop(discard: boolean, stoppedAt: string, summary: OutboxSummary): Promise<void> {
  const body = { discard, stoppedAt };
  await sendLater({ id: newUuid(), kind: scanKind, url: '/api/time/timer/stop', body, summary });
}

/** Ends a start that the server never heard of; false where it was too short to be a line. */
export async function endKept(
  kept: KeptStart,
  stoppedAt: Date,
  zone: string,
  summary: OutboxSummary,
): Promise<boolean> {
  const line = lineOfScan(kept, stoppedAt, zone);
  await discardUnsent(kept.itemId);
  if (!line) return false;
  const body = { ...line, id: newUuid(), source: 'offline', recordedAt: stoppedAt.toISOString() };
  const item = { id: newUuid(), kind: lineKind, url: '/api/time/entries', body };
  await sendLater({ ...item, summary, mendAt: mendPage });
  return true;
}
