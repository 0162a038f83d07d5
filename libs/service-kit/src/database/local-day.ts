const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(timeZone: string): Intl.DateTimeFormat {
  let known = formatters.get(timeZone);
  if (!known) {
    known = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formatters.set(timeZone, known);
  }
  return known;
}

/** Milliseconds the zone is ahead of UTC at this instant. */
function offsetAt(instant: number, timeZone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatter(timeZone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

/** The instant a calendar day (`YYYY-MM-DD`) begins in a zone; `days` later where given. */
export function startOfLocalDay(day: string, timeZone: string, days = 0): Date {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  const wall = Date.UTC(year, month - 1, date + days);
  const guess = wall - offsetAt(wall, timeZone);
  return new Date(wall - offsetAt(guess, timeZone));
}

/** The calendar day (`YYYY-MM-DD`) it is in a zone at this instant. */
export function localDayOf(instant: Date, timeZone: string): string {
  return localMomentOf(instant, timeZone).slice(0, 10);
}

/** Day and minute (`YYYY-MM-DD HH:MM`) in a zone at this instant. */
export function localMomentOf(instant: Date, timeZone: string): string {
  const at = new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone));
  return at.toISOString().slice(0, 16).replace('T', ' ');
}
