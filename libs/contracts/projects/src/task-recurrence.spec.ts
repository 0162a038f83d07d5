import { addDays, weekdayOf } from '@jahrring/contracts-common';
import fc from 'fast-check';
import { nextOccurrence, taskFrequencies, type AnchoredRecurrence } from './task-recurrence';

const rule = (change: Partial<AnchoredRecurrence>): AnchoredRecurrence => ({
  frequency: 'daily',
  interval: 1,
  weekdays: [],
  until: null,
  startsOn: '2026-11-16',
  ...change,
});

describe('nextOccurrence', () => {
  it.each([
    ['never', {}, '2026-11-16', null],
    ['daily', {}, '2026-11-16', '2026-11-17'],
    ['daily', { interval: 3 }, '2026-11-17', '2026-11-19'],
    ['weekly', {}, '2026-11-16', '2026-11-23'],
    ['weekly', { weekdays: [1, 4] }, '2026-11-16', '2026-11-19'],
    ['weekly', { weekdays: [5, 1], interval: 2 }, '2026-11-20', '2026-11-30'],
    ['monthly', { startsOn: '2026-01-31' }, '2026-02-28', '2026-03-31'],
    ['monthly', { startsOn: '2026-01-31' }, '2026-01-31', '2026-02-28'],
    ['monthly', { interval: 3 }, '2026-11-16', '2027-02-16'],
    ['yearly', { startsOn: '2024-02-29' }, '2024-02-29', '2025-02-28'],
    ['yearly', { startsOn: '2024-02-29' }, '2027-06-01', '2028-02-29'],
    ['daily', { until: '2026-11-17' }, '2026-11-17', null],
  ] as const)('%s %j after %s', (frequency, change, after, next) => {
    expect(nextOccurrence(rule({ frequency, ...change } as Partial<AnchoredRecurrence>), after)).toBe(next);
  });

  const days = fc.integer({ min: 0, max: 800 });
  const some = fc.record({
    frequency: fc.constantFrom(...taskFrequencies.filter((frequency) => frequency !== 'never')),
    interval: fc.integer({ min: 1, max: 12 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
    start: days,
    after: days,
  });

  it('comes after the day asked for and its start, on a wanted weekday', () => {
    fc.assert(
      fc.property(some, ({ start, after, ...rest }) => {
        const startsOn = addDays('2026-01-01', start);
        const asked = addDays('2026-01-01', after);
        const next = nextOccurrence(rule({ ...rest, startsOn }), asked) ?? '';
        expect(next > asked && next >= startsOn).toBe(true);
        if (rest.frequency === 'weekly' && rest.weekdays.length > 0) {
          expect(rest.weekdays).toContain(weekdayOf(next));
        }
      }),
    );
  });

  it('leaves none out: between two that follow each other there is no third', () => {
    fc.assert(
      fc.property(some, ({ start, after, ...rest }) => {
        const whole = rule({ ...rest, startsOn: addDays('2026-01-01', start) });
        const first = nextOccurrence(whole, addDays('2026-01-01', after)) ?? '';
        const second = nextOccurrence(whole, first) ?? '';
        expect(nextOccurrence(whole, addDays(second, -1))).toBe(second);
        expect(nextOccurrence(whole, addDays(first, -1))).toBe(first);
      }),
    );
  });
});
