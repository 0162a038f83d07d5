import type { LocalTime } from '@jahrring/contracts-common';

const pad = (value: number): string => String(value).padStart(2, '0');

/**
 * Reads a typed time of day: `7`, `730`, `0730`, `7:30`, `7.30`, `24`. Null for what no clock shows. `24:00` is `00:00`.
 */
export function parseClock(text: string): LocalTime | null {
  const match = /^(\d{1,2})(?:[:.](\d{2})|(\d{2}))?$/.exec(text.trim());
  if (!match) return null;
  const hours = Number(match[1]);
  const minutes = Number(match[2] ?? match[3] ?? '0');
  if (minutes > 59 || hours > 24 || (hours === 24 && minutes > 0)) return null;
  return `${pad(hours % 24)}:${pad(minutes)}`;
}

/**
 * Reads a typed duration into seconds: `7h30`, `7h`, `7.5h`, `7,5h`, `45m`, `45min`, `7h 30m`, `7:30h`. Null for
 * anything else, also for more than 59 minutes beside hours.
 */
export function parseDuration(text: string): number | null {
  const compact = text.trim().toLowerCase().replace(/\s+/g, '');
  const clock = /^(\d{1,2}):([0-5]\d)h?$/.exec(compact);
  if (clock) return Number(clock[1]) * 3600 + Number(clock[2]) * 60;
  const mixed = /^(\d{1,2})h(?:([0-5]?\d)(?:m|min)?)?$/.exec(compact);
  if (mixed) return Number(mixed[1]) * 3600 + Number(mixed[2] ?? '0') * 60;
  const decimal = /^(\d{1,2})[.,](\d{1,2})h$/.exec(compact);
  if (decimal) return Math.round(Number(`${decimal[1]}.${decimal[2]}`) * 3600);
  const minutes = /^(\d{1,3})(?:m|min)$/.exec(compact);
  return minutes ? Number(minutes[1]) * 60 : null;
}

/** `7:30`: hours and minutes of a duration, rounded down to the minute. */
export function formatDuration(seconds: number): string {
  const minutes = Math.floor(Math.abs(seconds) / 60);
  return `${seconds < 0 ? '-' : ''}${Math.floor(minutes / 60)}:${pad(minutes % 60)}`;
}

/** Minutes since midnight. */
export function minutesOf(time: LocalTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
