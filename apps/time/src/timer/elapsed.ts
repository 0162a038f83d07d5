import type { TimerAnswer } from '@jahrring/contracts-time';

/** Seconds the timer has worked at a moment of this device's clock; the answer tells how wrong that clock is. */
export function elapsedSeconds({ timer, now }: TimerAnswer, receivedAt: number, at: number): number {
  if (!timer) return 0;
  const serverNow = Date.parse(now) + (at - receivedAt);
  const end = timer.pausedAt ? Date.parse(timer.pausedAt) : serverNow;
  return Math.max(0, Math.floor((end - Date.parse(timer.startedAt)) / 1000) - timer.breakSeconds);
}

/** `0:07:42`, as the person watches it. */
export function clockText(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
