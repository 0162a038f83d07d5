import fc from 'fast-check';
import { addDays } from './day';
import {
  dayLengthSeconds,
  isTimeZone,
  localDateAt,
  localMomentAt,
  localTimeAt,
  resolveLocal,
  startOfDay,
} from './zone';
import { offsetAt } from './zone-offset';

const zurich = 'Europe/Zurich';
const zones = fc.constantFrom(
  zurich,
  'Europe/Vienna',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'UTC',
);
const instants = fc
  .integer({ min: Date.UTC(1950, 0, 1), max: Date.UTC(2199, 11, 31) })
  .map((ms) => ms - (ms % 60_000));

describe('resolveLocal', () => {
  it('finds no instant for 02:30 on 29 March 2026 and two on 25 October', () => {
    expect(resolveLocal('2026-03-29', '02:30', zurich).kind).toBe('gap');
    expect(resolveLocal('2026-10-25', '02:30', zurich)).toEqual({
      kind: 'fold',
      first: Date.parse('2026-10-25T00:30:00Z'),
      second: Date.parse('2026-10-25T01:30:00Z'),
    });
    expect(resolveLocal('2026-10-25', '03:00', zurich).kind).toBe('exact');
  });

  it('is the inverse of reading the clock at an instant', () => {
    fc.assert(
      fc.property(instants, zones, (at, zone) => {
        const found = resolveLocal(localDateAt(at, zone), localTimeAt(at, zone), zone);
        const candidates =
          found.kind === 'exact' ? [found.at] : found.kind === 'fold' ? [found.first, found.second] : [];
        expect(candidates).toContain(at);
      }),
    );
  });
});

describe('local days', () => {
  it('last 23, 25 and 24 hours', () => {
    expect(dayLengthSeconds('2026-03-29', zurich)).toBe(23 * 3600);
    expect(dayLengthSeconds('2026-10-25', zurich)).toBe(25 * 3600);
    expect(dayLengthSeconds('2026-10-26', zurich)).toBe(24 * 3600);
  });

  it('begin where midnight is skipped with the first minute there is', () => {
    const start = startOfDay('2024-04-26', 'Africa/Cairo');
    expect(localTimeAt(start, 'Africa/Cairo')).toBe('01:00');
  });

  it('follow one another without a hole', () => {
    fc.assert(
      fc.property(instants, zones, (at, zone) => {
        const date = localDateAt(at, zone);
        expect(startOfDay(date, zone)).toBeLessThanOrEqual(at);
        expect(startOfDay(addDays(date, 1), zone)).toBeGreaterThan(at);
      }),
    );
  });
});

describe('an instant', () => {
  it('is another day in the zone than in UTC', () => {
    expect(localDateAt(new Date('2026-11-20T23:30:00Z'), zurich)).toBe('2026-11-21');
    expect(localMomentAt(Date.parse('2026-11-20T23:30:00Z'), zurich)).toBe('2026-11-21 00:30');
    expect(localMomentAt(new Date('1900-06-01T11:00:00Z'), zurich)).toBe('1900-06-01 12:00');
  });
});

it('knows the zones of IANA', () => {
  expect([zurich, 'UTC', 'Europe/Bern', ''].map(isTimeZone)).toEqual([true, true, false, false]);
});

describe('offsetAt', () => {
  /** The wall clock by the calendar data alone. */
  const wallClock = (at: number, zone: string): string =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(at);

  it.each([
    'Europe/Zurich',
    'America/New_York',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'Asia/Kathmandu',
  ])(
    'is that of the calendar data in every quarter of an hour around changes of the clocks in %s',
    (zone) => {
      const changes = [
        Date.UTC(2026, 1, 14),
        Date.UTC(2026, 2, 7),
        Date.UTC(2026, 2, 28),
        Date.UTC(2026, 9, 3),
        Date.UTC(2026, 9, 24),
      ];
      for (const from of changes) {
        for (let at = from; at < from + 3 * 86_400_000; at += 900_000) {
          const wall = new Date(at + offsetAt(at, zone)).toISOString().slice(0, 19).replace('T', ' ');
          expect(wall).toBe(wallClock(at, zone));
        }
      }
    },
  );
});
