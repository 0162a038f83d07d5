import type { StartTimerInput, TimerView } from '@jahrring/contracts-time';

/** Returns the values that restart a discarded timer as it was; null for one of another licence. */
export function restartOf(timer: TimerView, now: number): StartTimerInput | null {
  const { projectId, activityId, comment, startedAt, pausedAt, breakSeconds } = timer;
  if (projectId === null) return null;
  const paused = pausedAt ? Math.max(0, Math.floor((now - Date.parse(pausedAt)) / 1000)) : 0;
  return { projectId, activityId, comment, startedAt, breakSeconds: breakSeconds + paused };
}
