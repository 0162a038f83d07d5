import { addDays, weekOf } from '@jahrring/contracts-common';
import { resolveSpan } from '../span';
import { findLawHints } from './find-law-hints';
import type { WorkRecord } from './work-record';
import { workingTimeLaws, type LawCountry } from './working-time-law';

const hour = 3600;
const monday = '2026-11-16';
const zone = 'Europe/Zurich';

function work(workDate: string, from: string, to: string, breakSeconds = 0): WorkRecord {
  const found = resolveSpan({ date: workDate, from, to }, zone);
  if (!found.ok) throw new Error(`${workDate} ${from}–${to} is not a stretch of time`);
  const { span } = found;
  return { workDate, seconds: (span.endMs - span.startMs) / 1000 - breakSeconds, breakSeconds, span, zone };
}

function found(country: LawCountry, birthdate: string | undefined, records: WorkRecord[]): string[] {
  const rules = { law: workingTimeLaws[country], isHoliday: () => false, birthdate };
  return findLawHints(records, rules).map(
    ({ kind, date, actual, limit }) => `${kind} ${date} ${actual / hour} ${limit / hour}`,
  );
}

const seventeen = '2009-05-01';
const fifteen = '2011-05-01';

describe('people under 18', () => {
  const cases: [LawCountry, string, WorkRecord, string[]][] = [
    ['CH', seventeen, work(monday, '07:00', '17:00', hour), []],
    ['CH', seventeen, work(monday, '07:00', '17:30', hour), ['minorDay 2026-11-16 9.5 9']],
    ['DE', seventeen, work(monday, '07:00', '16:30', hour), ['minorDay 2026-11-16 8.5 8']],
    ['AT', seventeen, work(monday, '07:00', '16:30', hour), ['minorDay 2026-11-16 8.5 8']],
    ['CH', seventeen, work(monday, '18:00', '22:00'), []],
    ['CH', fifteen, work(monday, '18:00', '22:00'), ['minorNight 2026-11-16 2 0']],
    ['DE', seventeen, work(monday, '18:00', '21:00'), ['minorNight 2026-11-16 1 0']],
    ['AT', seventeen, work(monday, '05:00', '09:00'), ['minorNight 2026-11-16 1 0']],
    ['DE', seventeen, work(monday, '07:00', '12:00'), ['minorBreak 2026-11-16 0 0.5']],
    ['DE', seventeen, work(monday, '07:00', '14:00', hour / 2), ['minorBreak 2026-11-16 0.5 1']],
    ['AT', seventeen, work(monday, '07:00', '14:00', hour / 2), []],
    ['CH', seventeen, work('2026-11-22', '08:00', '12:00'), ['minorSunday 2026-11-22 4 0']],
    // All of a day lies within twelve hours in Switzerland, within ten in Germany.
    ['CH', seventeen, work(monday, '08:00', '20:00', 4 * hour), []],
    ['CH', seventeen, work(monday, '08:00', '20:30', 4 * hour), ['minorSpread 2026-11-16 12.5 12']],
    ['DE', seventeen, work(monday, '08:00', '18:00', 2 * hour), []],
    ['DE', seventeen, work(monday, '08:00', '18:15', 3 * hour), ['minorSpread 2026-11-16 10.25 10']],
    ['AT', seventeen, work(monday, '07:00', '20:00', 5 * hour), []],
  ];
  it.each(cases)('%s, born %s', (country, birthdate, record, expected) => {
    expect(found(country, birthdate, [record])).toEqual(expected);
  });

  it('rest for twelve hours', () => {
    const records = [work(monday, '13:00', '19:30', hour), work(addDays(monday, 1), '07:00', '11:00')];
    for (const country of ['CH', 'DE', 'AT'] as const) {
      expect(found(country, seventeen, records)).toEqual(['minorRest 2026-11-17 11.5 12']);
      expect(found(country, undefined, records)).toEqual([]);
    }
  });

  it('work forty hours a week in Germany and Austria', () => {
    const week = weekOf(monday)
      .slice(0, 6)
      .map((date) => work(date, '07:00', '15:00', hour));
    expect(found('DE', seventeen, week)).toContain('minorWeek 2026-11-16 42 40');
    expect(found('DE', undefined, week)).toEqual([]);
  });
});

describe('the free days of a week under 18', () => {
  const hours = (date: string) => work(date, '08:00', '12:00');
  const on = (...dates: string[]) => dates.map(hours);
  const days = (country: LawCountry, records: WorkRecord[], birthdate = seventeen) =>
    found(country, birthdate, records).filter((one) => /^minor(WorkDays|FreeDays)/.test(one));
  const six = weekOf(monday).slice(0, 6);
  const told = (kind: string, date: string, actual: number, limit: number) => [
    `${kind} ${date} ${actual / hour} ${limit / hour}`,
  ];

  it('are two in Germany, whichever', () => {
    const [first = '', second = '', third = '', , fifth = '', sixth = ''] = six;
    expect(days('DE', on(first, second, third, fifth, sixth))).toEqual([]);
    expect(days('DE', on(...six))).toEqual(told('minorWorkDays', monday, 6, 5));
    expect(days('DE', on(...six), '2008-01-01')).toEqual([]);
    expect(days('CH', on(...six))).toEqual([]);
  });

  it('are two in a row in Austria, which may reach into the next week', () => {
    const [first = '', second = '', third = '', , fifth = '', sixth = ''] = six;
    expect(days('AT', on(...six.slice(0, 5)))).toEqual([]);
    expect(days('AT', on(...six))).toEqual([]);
    const next = hours(addDays(monday, 7));
    expect(days('AT', [...on(...six), next])).toEqual(told('minorFreeDays', monday, 1, 2));
    // Thursday and Sunday are free, but not in a row.
    expect(days('AT', [...on(first, second, third, fifth, sixth), next])).toEqual(
      told('minorFreeDays', monday, 1, 2),
    );
  });

  it('are those of the week across New Year', () => {
    const week = weekOf('2026-12-30');
    expect(days('DE', on(...week.slice(0, 6)))).toEqual(told('minorWorkDays', '2026-12-28', 6, 5));
    expect(days('AT', on(...week))).toEqual(told('minorFreeDays', '2026-12-28', 0, 2));
  });

  it('are none where work goes on over midnight', () => {
    const late = [...on(...six.slice(0, 4)), work('2026-11-20', '20:00', '00:30')];
    expect(days('DE', late)).toEqual(told('minorWorkDays', monday, 6, 5));
    const sunday = [...on(...six.slice(0, 5)), work('2026-11-22', '20:00', '00:30')];
    expect(days('AT', sunday)).toEqual(told('minorFreeDays', monday, 1, 2));
    // The part after Sunday midnight is work of the next week.
    expect(days('DE', [...sunday, ...on(...weekOf(addDays(monday, 7)).slice(1, 6))])).toEqual([
      ...told('minorWorkDays', monday, 6, 5),
      ...told('minorWorkDays', addDays(monday, 7), 6, 5),
    ]);
  });

  it('go by the calendar in the weeks the clock is changed', () => {
    // The night has 23 and 25 hours; work that ends at midnight touches the one day alone.
    for (const [first, saturday] of [
      ['2026-03-23', '2026-03-28'],
      ['2026-10-19', '2026-10-24'],
    ] as const) {
      const five = on(...weekOf(first).slice(0, 4));
      expect(days('DE', [...five, work(saturday, '19:00', '00:00')])).toEqual([]);
      expect(days('DE', [...five, hours(addDays(first, 4)), work(saturday, '23:30', '03:30')])).toEqual(
        told('minorWorkDays', first, 7, 5),
      );
    }
  });

  it('end with the day before the 18th birthday', () => {
    // Wednesday: two days are left of the week under 18.
    expect(days('DE', on(...six), '2008-11-18')).toEqual([]);
    expect(days('DE', on(...six), '2008-11-22')).toEqual(told('minorWorkDays', monday, 6, 5));
    expect(days('AT', on(...weekOf(monday)), '2008-11-18')).toEqual([]);
  });
});

describe('the 18th birthday in the middle of a week', () => {
  // Wednesday, 18 November 2026.
  const birthdate = '2008-11-18';
  it('ends the protection with the day before', () => {
    const week = weekOf(monday)
      .slice(0, 5)
      .map((date) => work(date, '07:00', '17:30', hour));
    expect(found('DE', birthdate, week)).toEqual([
      'minorDay 2026-11-16 9.5 8',
      'minorSpread 2026-11-16 10.5 10',
      'minorDay 2026-11-17 9.5 8',
      'minorSpread 2026-11-17 10.5 10',
    ]);
  });

  it('divides the night it begins in', () => {
    const night = [work('2026-11-17', '21:00', '03:00')];
    // Until midnight as a young worker, from then on as an adult.
    expect(found('CH', birthdate, night)).toEqual(['minorNight 2026-11-17 2 0', 'night 2026-11-18 3 0']);
  });
});
