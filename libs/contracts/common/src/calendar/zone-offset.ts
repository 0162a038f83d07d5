/** Milliseconds since 1970-01-01 UTC. */
export type EpochMs = number;

export const DAY_MS = 86_400_000;
const formatters = new Map<string, Intl.DateTimeFormat>();
/** Offsets by zone and day since 1970, and when days begin: clocks change twice a year, and overviews ask thousands of times. */
const dayOffsets = new Map<string, Map<number, DayOffset>>();
/** Of each zone: twenty years. */
const mostDays = 7_300;

export function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(zone, formatter);
  return formatter;
}

/** The offset as the calendar data says it: a hundred times slower than remembering it. */
function readOffset(at: EpochMs, zone: string): number {
  const parts: Record<string, number> = {};
  for (const part of formatterOf(zone).formatToParts(at)) parts[part.type] = Number(part.value);
  const { year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const milliseconds = ((at % 1000) + 1000) % 1000;
  return Date.UTC(year, month - 1, day, hour, minute, second) + milliseconds - at;
}

/** A zone's offset through a day of UTC, in which its clocks change once at most: `after` holds from `changeAt` on. */
interface DayOffset {
  before: number;
  after: number;
  changeAt: EpochMs;
}

function readDayOffset(day: number, zone: string): DayOffset {
  let [from, to] = [day * DAY_MS, (day + 1) * DAY_MS];
  const [before, after] = [readOffset(from, zone), readOffset(to, zone)];
  if (before === after) return { before, after, changeAt: to };
  while (to - from > 1) {
    const middle = Math.floor((from + to) / 2);
    if (readOffset(middle, zone) === before) from = middle;
    else to = middle;
  }
  return { before, after, changeAt: to };
}

/** Returns the values cached for a zone by day; the cache is cleared as a whole once it is too large. */
export function remembered<T, K>(zones: Map<string, Map<K, T>>, zone: string): Map<K, T> {
  const known = zones.get(zone);
  if (known && known.size < mostDays) return known;
  const empty = new Map<K, T>();
  zones.set(zone, empty);
  return empty;
}

/** The zone's distance to UTC at an instant, in milliseconds; east is positive. */
export function offsetAt(at: EpochMs, zone: string): number {
  const known = remembered(dayOffsets, zone);
  const day = Math.floor(at / DAY_MS);
  let offset = known.get(day);
  if (!offset) known.set(day, (offset = readDayOffset(day, zone)));
  return at < offset.changeAt ? offset.before : offset.after;
}
