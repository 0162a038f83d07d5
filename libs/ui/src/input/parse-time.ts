export interface ParseTimeOptions {
  /** Accepts `24:00` as the end of the day. */
  endOfDay?: boolean;
}

/**
 * Reads a typed time of day: `7`, `730`, `0730`, `7:30`, `7.30`, `7h30`, `7pm`. Answers `HH:MM`, or null. One digit after a
 * separator (`7:5`) is refused, because it could mean five minutes past or half past.
 */
export function parseTime(text: string, { endOfDay = false }: ParseTimeOptions = {}): string | null {
  const typed = text.trim().toLowerCase().replace(/\s+/g, '').replace(/uhr$/, '');
  const match = /^(\d{1,2})(?:[:.,h](\d{2})|h)?(am|pm)?$/.exec(typed) ?? /^(\d{1,2})(\d{2})()$/.exec(typed);
  if (!match) return null;
  const hours = hours24(Number(match[1]), match[3]);
  const minutes = Number(match[2] ?? '0');
  if (hours === null || minutes > 59) return null;
  if (hours === 24) return endOfDay && minutes === 0 ? '24:00' : null;
  return hours > 24 ? null : `${two(hours)}:${two(minutes)}`;
}

function hours24(hours: number, half: string | undefined): number | null {
  if (half !== 'am' && half !== 'pm') return hours;
  if (hours < 1 || hours > 12) return null;
  return (hours % 12) + (half === 'pm' ? 12 : 0);
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}
