import { weekdayOf } from '@jahrring/contracts-common';
import { breakCountryOf, defaultTimeSettings, targetSeconds } from '@jahrring/contracts-time';
import fc from 'fast-check';
import { dayTotals, type CountedEntry } from './day-totals';

const date = '2026-11-18';
const rules = {
  today: '2026-11-20',
  zone: 'Europe/Zurich',
  settings: defaultTimeSettings,
  creditedOf: () => 0,
  targetOf: (day: string) => targetSeconds(weekdayOf(day)),
  isLocked: () => false,
};
const entry = (from: string, to: string, breakSeconds = 0): CountedEntry => ({
  workDate: date,
  startAt: `${date}T${from}:00.000Z`,
  endAt: `${date}T${to}:00.000Z`,
  seconds: (Date.parse(`${date}T${to}:00Z`) - Date.parse(`${date}T${from}:00Z`)) / 1000 - breakSeconds,
  breakSeconds,
  billable: true,
});

describe('dayTotals', () => {
  it('counts the noon hour as a break and what is missing to the target', () => {
    const totals = dayTotals(date, [entry('07:00', '12:00'), entry('13:00', '16:00')], rules);
    expect(totals).toMatchObject({
      workedSeconds: 8 * 3600,
      breakSeconds: 3600,
      requiredBreakSeconds: 1800,
      targetSeconds: 8.4 * 3600,
      missingSeconds: 1440,
    });
  });

  it('expects nothing yet of today, and nothing at the weekend', () => {
    expect(dayTotals('2026-11-20', [], rules).missingSeconds).toBe(0);
    expect(dayTotals('2026-11-15', [], rules).missingSeconds).toBe(0);
    expect(dayTotals('2026-11-16', [], rules).missingSeconds).toBe(8.4 * 3600);
  });

  it.each([
    [15, '16:15', 0],
    [15, '16:08', 960],
    [0, '16:15', 540],
  ])('flags what is missing beyond %i minutes a day: until %s', (missingToleranceMinutes, until, missing) => {
    const settings = { ...defaultTimeSettings, missingToleranceMinutes };
    const worked = [entry('07:00', '12:00'), entry('13:00', until)];
    expect(dayTotals(date, worked, { ...rules, settings }).missingSeconds).toBe(missing);
  });

  it('covers the whole presence with work and breaks', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 0, max: 1000 }), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(cuts, (minutes) => {
        const sorted = [...minutes].sort((a, b) => a - b);
        const at = (minute: number): string => new Date(Date.UTC(2026, 10, 18, 0, minute)).toISOString();
        const entries = sorted.flatMap((start, index) => {
          const end = sorted[index + 1];
          if (index % 2 === 1 || end === undefined) return [];
          const seconds = (end - start) * 60;
          return [
            { workDate: date, startAt: at(start), endAt: at(end), seconds, breakSeconds: 0, billable: false },
          ];
        });
        const totals = dayTotals(date, entries, rules);
        const first = Date.parse(entries[0]?.startAt ?? '');
        const last = Date.parse(entries.at(-1)?.endAt ?? '');
        expect(totals.workedSeconds + totals.breakSeconds).toBe((last - first) / 1000);
      }),
    );
  });

  it('knows whose law holds', () => {
    expect(['Europe/Zurich', 'Europe/Vaduz', 'Europe/Vienna', 'Europe/Berlin'].map(breakCountryOf)).toEqual([
      'CH',
      'CH',
      'AT',
      'DE',
    ]);
  });
});
