import { addDays, localDateAt, localMomentAt } from '@jahrring/contracts-common';
import { scheduleRhythms } from '@jahrring/contracts-evaluations';
import fc from 'fast-check';
import { nextDue, periodBefore, type Rhythm } from './schedule-times';

const when = (values: Partial<Rhythm>): Rhythm => ({
  ...{ rhythm: 'daily', weekday: 1, day: 1, month: 1, time: '07:00', timeZone: 'Europe/Zurich', ...values },
});
const at = (text: string): number => Date.parse(text);
const nexts = (rhythm: Rhythm, from: string, count: number): string[] => {
  const found: string[] = [];
  let last = at(from);
  for (let index = 0; index < count; index += 1) {
    last = nextDue(rhythm, last);
    found.push(localMomentAt(last, rhythm.timeZone));
  }
  return found;
};

describe('when a report is due', () => {
  it('follows the clocks of the zone, also where they change', () => {
    const rhythm = when({});
    expect(nexts(rhythm, '2026-03-28T12:00:00Z', 2)).toEqual(['2026-03-29 07:00', '2026-03-30 07:00']);
    expect(nextDue(rhythm, at('2026-03-28T12:00:00Z'))).toBe(at('2026-03-29T05:00:00Z'));
    expect(nextDue(rhythm, at('2026-10-24T12:00:00Z'))).toBe(at('2026-10-25T06:00:00Z'));
  });

  it('is once where an hour is skipped or comes twice', () => {
    const skipped = nexts(when({ time: '02:30' }), '2026-03-28T12:00:00Z', 2);
    expect(skipped).toEqual(['2026-03-29 03:30', '2026-03-30 02:30']);
    const twice = nexts(when({ time: '02:30' }), '2026-10-24T12:00:00Z', 2);
    expect(twice).toEqual(['2026-10-25 02:30', '2026-10-26 02:30']);
  });

  it.each<[string, Partial<Rhythm>, string[]]>([
    ['a weekday', { rhythm: 'weekly', weekday: 5 }, ['2026-01-16 07:00', '2026-01-23 07:00']],
    [
      'the last day of shorter months',
      { rhythm: 'monthly', day: 31 },
      ['2026-01-31 07:00', '2026-02-28 07:00'],
    ],
    ['a day of the year', { rhythm: 'yearly', day: 29, month: 2 }, ['2026-02-28 07:00', '2027-02-28 07:00']],
  ])('is %s', (_name, values, expected) => {
    expect(nexts(when(values), '2026-01-10T12:00:00Z', 2)).toEqual(expected);
  });

  it.each([
    ['daily', '2026-03-01', '2026-03-01'],
    ['weekly', '2026-02-23', '2026-03-01'],
    ['monthly', '2026-02-01', '2026-02-28'],
    ['yearly', '2025-01-01', '2025-12-31'],
  ] as const)('is of the last whole period: %s', (rhythm, from, to) => {
    const due = at('2026-03-02T07:00:00Z');
    expect(periodBefore({ rhythm, timeZone: 'Europe/Zurich' }, due)).toEqual({ from, to });
  });

  it.each([
    ['2026-03-02T07:00:00Z', 7, '2024-07-01', '2025-06-30'],
    ['2026-07-01T07:00:00Z', 7, '2025-07-01', '2026-06-30'],
    ['2026-06-30T07:00:00Z', 7, '2024-07-01', '2025-06-30'],
    ['2026-12-31T07:00:00Z', 12, '2025-12-01', '2026-11-30'],
  ])('is on %s of the last whole business year from month %d', (due, yearStart, from, to) => {
    const yearly = { rhythm: 'yearly', timeZone: 'Europe/Zurich' } as const;
    expect(periodBefore(yearly, at(due), yearStart)).toEqual({ from, to });
  });

  it('is of each period once, one after the other without a gap', () => {
    const rhythms = fc.record({
      rhythm: fc.constantFrom(...scheduleRhythms),
      weekday: fc.integer({ min: 1, max: 7 }),
      day: fc.integer({ min: 1, max: 31 }),
      month: fc.integer({ min: 1, max: 12 }),
      time: fc
        .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
        .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`),
      timeZone: fc.constantFrom('Europe/Zurich', 'Europe/Bucharest', 'America/Santiago', 'Pacific/Auckland'),
    });
    const start = fc.integer({ min: at('2024-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z') });
    fc.assert(
      fc.property(rhythms, start, (rhythm, from) => {
        let due = nextDue(rhythm, from);
        for (let index = 0; index < 14; index += 1) {
          const next = nextDue(rhythm, due);
          expect(next).toBeGreaterThan(due);
          expect(periodBefore(rhythm, next).from).toBe(addDays(periodBefore(rhythm, due).to, 1));
          expect(periodBefore(rhythm, next).to < localDateAt(next, rhythm.timeZone)).toBe(true);
          due = next;
        }
      }),
      { numRuns: 200 },
    );
  });
});
