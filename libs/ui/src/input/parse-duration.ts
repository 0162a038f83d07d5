/**
 * Reads a typed duration: `7h30`, `7h`, `7:30`, `7.5` and `7,5` (hours), `45m`, `1h 5m`, `730` (7 h 30). Answers seconds,
 * or null.
 */
export function parseDuration(text: string): number | null {
  const typed = text.trim().toLowerCase().replace(/\s+/g, '');
  const clock =
    /^(\d{1,4}):(\d{2})$/.exec(typed) ??
    /^(\d{1,4})h(\d{1,2})(?:m|min)?$/.exec(typed) ??
    /^(\d{1,2})(\d{2})$/.exec(typed);
  if (clock) return fromClock(Number(clock[1]), Number(clock[2]));
  const hours = /^(\d{1,4}(?:[.,]\d{1,4})?|[.,]\d{1,4})(?:h|std)?$/.exec(typed);
  if (hours) return Math.round(Number((hours[1] ?? '').replace(',', '.')) * 3600);
  const minutes = /^(\d{1,5})(?:m|min|')$/.exec(typed);
  return minutes ? Number(minutes[1]) * 60 : null;
}

function fromClock(hours: number, minutes: number): number | null {
  return minutes > 59 ? null : hours * 3600 + minutes * 60;
}

/** Seconds as `7:30`; below a minute the seconds show (`0:00:20`), so that nothing is hidden. */
export function formatDuration(seconds: number): string {
  const sign = seconds < 0 ? '-' : '';
  const total = Math.abs(Math.round(seconds));
  const rest = total % 60;
  const clock = `${sign}${Math.floor(total / 3600)}:${two(Math.floor((total % 3600) / 60))}`;
  return rest === 0 ? clock : `${clock}:${two(rest)}`;
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}
