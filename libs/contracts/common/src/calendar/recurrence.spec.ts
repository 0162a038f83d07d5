import fc from 'fast-check';
import { addDays, weekdayOf } from './day';
import { frequencies, recurrenceDays, type RecurrenceRule } from './recurrence';

const rule = (change: Partial<RecurrenceRule>): RecurrenceRule => ({
  frequency: 'daily',
  interval: 1,
  weekdays: [],
  startsOn: '2026-11-16',
  endsOn: '2026-11-30',
  ...change,
});

describe('recurrenceDays', () => {
  it('hits the days of each frequency', () => {
    expect(recurrenceDays(rule({ frequency: 'never' }))).toEqual(['2026-11-16']);
    expect(recurrenceDays(rule({ interval: 7 }))).toEqual(['2026-11-16', '2026-11-23', '2026-11-30']);
    expect(recurrenceDays(rule({ frequency: 'weekly', weekdays: [1, 3], interval: 2 }))).toEqual([
      '2026-11-16',
      '2026-11-18',
      '2026-11-30',
    ]);
    const monthly = rule({ frequency: 'monthly', startsOn: '2026-01-31', endsOn: '2026-04-30' });
    expect(recurrenceDays(monthly)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']);
    const yearly = rule({ frequency: 'yearly', startsOn: '2024-02-29', endsOn: '2026-03-01' });
    expect(recurrenceDays(yearly)).toEqual(['2024-02-29', '2025-02-28', '2026-02-28']);
  });

  it('stays within its ends, ascending, each day once, and on its weekdays', () => {
    const days = fc.integer({ min: 0, max: 300 });
    const some = fc.record({
      frequency: fc.constantFrom(...frequencies),
      interval: fc.integer({ min: 1, max: 9 }),
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
      start: days,
      length: days,
    });
    fc.assert(
      fc.property(some, ({ start, length, ...rest }) => {
        const startsOn = addDays('2026-01-01', start);
        const whole = rule({ ...rest, startsOn, endsOn: addDays(startsOn, length) });
        const hit = recurrenceDays(whole);
        expect([...new Set(hit)].sort()).toEqual(hit);
        expect(hit.every((date) => date >= whole.startsOn && date <= whole.endsOn)).toBe(true);
        if (whole.frequency === 'weekly' && whole.weekdays.length > 0) {
          expect(hit.every((date) => whole.weekdays.includes(weekdayOf(date)))).toBe(true);
        }
      }),
    );
  });

  it('leaves out the days that are skipped, and no other', () => {
    const some = fc.constantFrom('daily' as const, 'weekly' as const, 'monthly' as const);
    const days = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 10 });
    fc.assert(
      fc.property(some, days, (frequency, offsets) => {
        const all = recurrenceDays(rule({ frequency }));
        const except = offsets.map((offset) => addDays('2026-11-16', offset));
        const left = recurrenceDays(rule({ frequency, except }));
        expect(left).toEqual(all.filter((date) => !except.includes(date)));
      }),
    );
  });
});
