import { addDays, weekOf } from '@jahrring/contracts-common';
import { resolveSpan } from '../span';
import { findLawHints } from './find-law-hints';
import type { LawHint } from './law-hint';
import { lawOf } from './law-of';
import type { LawRules } from './law-rules';
import type { WorkRecord } from './work-record';
import { workingTimeLaws, type LawCountry } from './working-time-law';

const hour = 3600;
const monday = '2026-11-16';
const zones = { CH: 'Europe/Zurich', DE: 'Europe/Berlin', AT: 'Europe/Vienna' } as const;

/** Work by the clock of Zurich; an end not after the start lies on the next day. */
function work(
  workDate: string,
  from: string,
  to: string,
  breakSeconds = 0,
  zone = 'Europe/Zurich',
): WorkRecord {
  const found = resolveSpan({ date: workDate, from, to }, zone);
  if (!found.ok) throw new Error(`${workDate} ${from}–${to} is not a stretch of time`);
  const { span } = found;
  return { workDate, seconds: (span.endMs - span.startMs) / 1000 - breakSeconds, breakSeconds, span, zone };
}

const rulesOf = (country: LawCountry, change: Partial<LawRules> = {}): LawRules => ({
  law: workingTimeLaws[country],
  isHoliday: () => false,
  ...change,
});

const shown = (hints: readonly LawHint[]) =>
  hints.map(({ kind, date, actual }) => `${kind} ${date} ${Math.round((actual / hour) * 100) / 100}`);
const found = (country: LawCountry, records: WorkRecord[], change: Partial<LawRules> = {}): string[] =>
  shown(findLawHints(records, rulesOf(country, change)));

describe('a usual week', () => {
  it('crosses nothing', () => {
    for (const country of ['CH', 'DE', 'AT'] as const) {
      const week = weekOf(monday).slice(0, 5);
      expect(
        found(
          country,
          week.map((date) => work(date, '07:00', '16:30', hour)),
        ),
      ).toEqual([]);
    }
  });
});

describe('work over midnight', () => {
  // Saturday evening to Sunday: recorded on Saturday.
  const late = work('2026-11-21', '20:00', '02:00');
  const cases: [LawCountry, string[]][] = [
    ['CH', ['night 2026-11-21 3', 'sunday 2026-11-22 3']],
    ['DE', ['night 2026-11-21 3', 'sunday 2026-11-22 2']],
    ['AT', ['saturday 2026-11-21 4', 'night 2026-11-21 4', 'sunday 2026-11-22 2']],
  ];
  it.each(cases)('of a Saturday reaches into the Sunday of %s', (country, expected) => {
    expect(found(country, [late])).toEqual(expected);
    const sunday = findLawHints([late], rulesOf(country)).at(-1);
    expect(sunday).toMatchObject({ date: '2026-11-22', workDate: '2026-11-21' });
  });

  it('of a Sunday after 23:00 is none of that Sunday in Switzerland', () => {
    const record = work('2026-11-22', '23:00', '01:00');
    expect(found('CH', [record])).toEqual(['night 2026-11-22 2']);
    expect(found('DE', [record])).toEqual(['sunday 2026-11-22 1']);
  });

  it('counts as one day of work, also where it was recorded in two', () => {
    const halves = [work(monday, '18:00', '00:00'), work(addDays(monday, 1), '00:00', '05:30')];
    expect(found('DE', halves)).toContain('longestDay 2026-11-16 11.5');
    expect(found('DE', halves).some((one) => one.startsWith('dailyRest'))).toBe(false);
  });

  it('shortens the rest before the next day', () => {
    const records = [work(monday, '16:00', '00:30', hour), work(addDays(monday, 1), '09:00', '12:00')];
    expect(found('AT', records)).toContain('dailyRest 2026-11-17 8.5');
  });

  it('belongs to both weeks it touches', () => {
    const days = weekOf(monday)
      .slice(0, 6)
      .map((date) => work(date, '06:00', '15:00', hour));
    const sunday = work('2026-11-22', '22:00', '06:00');
    const law = { ...workingTimeLaws.CH, longestWeekSeconds: 49 * hour };
    expect(found('CH', [...days, sunday], { law })).toContain('longestWeek 2026-11-16 50');
  });
});

describe('work on a Saturday afternoon', () => {
  const saturday = '2026-11-21';
  const cases: [LawCountry, string, string, string[]][] = [
    ['AT', '07:00', '13:00', []],
    ['AT', '07:00', '13:30', ['saturday 2026-11-21 0.5']],
    ['AT', '14:00', '17:00', ['saturday 2026-11-21 3']],
    ['DE', '14:00', '17:00', []],
    ['CH', '14:00', '17:00', []],
  ];
  it.each(cases)('of %s from %s to %s', (country, from, to, expected) => {
    expect(found(country, [work(saturday, from, to)])).toEqual(expected);
  });

  it('ends at midnight, and counts no break that may lie before it', () => {
    expect(found('AT', [work(saturday, '20:00', '00:30')])).toEqual([
      'saturday 2026-11-21 4',
      'sunday 2026-11-22 0.5',
    ]);
    expect(found('AT', [work(saturday, '07:00', '16:00', 7 * hour)])).toEqual(['saturday 2026-11-21 2']);
  });

  it('that begins on Friday is that after 13:00 alone', () => {
    const friday = work('2026-11-20', '23:30', '02:00');
    expect(found('AT', [friday])).toEqual([]);
  });

  it('is told as a holiday where it is one, at the end of the year as in the next', () => {
    const isHoliday = (date: string) => date === '2026-12-26';
    expect(found('AT', [work('2026-12-26', '14:00', '16:00')], { isHoliday })).toEqual([
      'holiday 2026-12-26 2',
    ]);
    expect(found('AT', [work('2027-01-02', '14:00', '16:00')], { isHoliday })).toEqual([
      'saturday 2027-01-02 2',
    ]);
  });

  it('is not known where only a duration was recorded', () => {
    const untimed: WorkRecord = { ...work(saturday, '08:00', '16:00'), span: null };
    expect(found('AT', [untimed])).toEqual([]);
  });
});

describe('night work', () => {
  const cases: [LawCountry, string, string, string[]][] = [
    ['CH', '05:00', '12:00', ['night 2026-11-16 1']],
    ['CH', '06:00', '12:00', []],
    ['DE', '04:00', '12:00', []],
    ['DE', '03:59', '12:00', ['night 2026-11-16 2.02']],
    ['AT', '02:01', '09:00', []],
    ['AT', '02:00', '09:00', ['night 2026-11-16 3']],
  ];
  it.each(cases)('of %s from %s to %s', (country, from, to, expected) => {
    expect(found(country, [work(monday, from, to)])).toEqual(expected);
  });

  it('lasts six hours when the clock is set forward, and eight when it is set back', () => {
    expect(found('CH', [work('2026-03-28', '23:00', '06:00')])).toContain('night 2026-03-28 6');
    expect(found('CH', [work('2026-10-24', '23:00', '06:00')])).toContain('night 2026-10-24 8');
    expect(found('DE', [work('2026-03-28', '23:00', '06:00')])).toContain('sunday 2026-03-29 5');
    expect(found('DE', [work('2026-10-24', '23:00', '06:00')])).toContain('sunday 2026-10-25 7');
  });

  it('goes by the clock of where it was worked', () => {
    const utc = work(monday, '22:00', '23:30', 0, 'UTC');
    expect(found('CH', [utc])).toEqual(['night 2026-11-16 0.5']);
    expect(found('CH', [{ ...utc, zone: zones.CH }])).toEqual(['night 2026-11-16 1.5']);
  });

  it('of one night is told on both days that have a part in it', () => {
    const parts = [work(monday, '18:00', '00:30'), work(addDays(monday, 1), '04:30', '09:00')];
    expect(found('DE', parts)).toEqual([
      'night 2026-11-16 1.5',
      'dailyRest 2026-11-17 4',
      'night 2026-11-17 1.5',
    ]);
  });

  it('is never more than was worked', () => {
    expect(found('CH', [work(monday, '23:00', '06:00', 2 * hour)])).toContain('night 2026-11-16 5');
  });
});

describe('rest', () => {
  it('over the night the clock is set forward is an hour shorter than it looks', () => {
    const records = [work('2026-03-28', '12:00', '19:00'), work('2026-03-29', '06:30', '09:00')];
    expect(found('CH', records)).toContain('dailyRest 2026-03-29 10.5');
  });

  it('over the night the clock is set back is an hour longer', () => {
    const records = [work('2026-10-24', '12:00', '20:00'), work('2026-10-25', '06:00', '09:00')];
    expect(found('CH', records).some((one) => one.startsWith('dailyRest'))).toBe(false);
  });

  it('of a week may reach into the next one', () => {
    const days = weekOf(monday)
      .slice(0, 6)
      .map((date) => work(date, '07:00', '13:00'));
    const next = (from: string) => [...days, work('2026-11-23', from, '13:00')];
    // Saturday 13:00 to Monday: 41 hours.
    expect(found('AT', next('06:00'))).toEqual([]);
    const late = [...days.slice(0, 5), work('2026-11-21', '12:00', '20:00')];
    expect(found('AT', [...late, work('2026-11-23', '06:00', '13:00')])).toEqual([
      'weeklyRest 2026-11-16 34',
      'saturday 2026-11-21 7',
    ]);
    expect(found('AT', late)).toEqual(['saturday 2026-11-21 7']);
  });

  it('is asked for nowhere where no times were recorded', () => {
    const untimed = weekOf(monday).map((workDate): WorkRecord => ({
      ...{ workDate, seconds: 5 * hour, breakSeconds: 0 },
      ...{ span: null, zone: 'Europe/Zurich' },
    }));
    expect(found('AT', untimed)).toEqual(['sunday 2026-11-22 5']);
  });
});

describe('long days and weeks', () => {
  const cases: [LawCountry, string[]][] = [
    ['CH', ['longestSpread 2026-11-16 15']],
    ['DE', ['longestDay 2026-11-16 12.5']],
    ['AT', ['longestDay 2026-11-16 12.5']],
  ];
  it.each(cases)('of %s', (country, expected) => {
    const long = work(monday, '06:00', '21:00', 2.5 * hour);
    expect(found(country, [long])).toEqual(expected);
  });

  it('bound the Swiss week at 50 or 45 hours, as the licence says', () => {
    const week = weekOf(monday)
      .slice(0, 5)
      .map((date) => work(date, '07:00', '17:36', hour));
    const at = (lawWeekHours: 45 | 50) => {
      const law = lawOf({ lawRule: 'CH', lawWeekHours }, 'Europe/Zurich');
      return law ? found('CH', week, { law }) : [];
    };
    expect(at(50)).toEqual([]);
    expect(at(45)).toEqual(['longestWeek 2026-11-16 48']);
    expect(lawOf({ lawRule: 'none', lawWeekHours: 45 }, 'Europe/Zurich')).toBeNull();
    expect(lawOf({ lawRule: 'zone', lawWeekHours: 45 }, zones.DE)).toEqual(workingTimeLaws.DE);
  });

  it('add up the week across New Year', () => {
    const week = weekOf('2026-12-30')
      .slice(0, 6)
      .map((date) => work(date, '06:00', '15:30', hour));
    expect(found('CH', week)).toEqual(['longestWeek 2026-12-28 51']);
  });

  it('count the seventh day in a row over two weeks', () => {
    const row = Array.from({ length: 7 }, (_, index) => work(addDays('2026-11-18', index), '08:00', '12:00'));
    expect(found('CH', row)).toContain(`consecutiveDays 2026-11-24 ${Math.round((7 / hour) * 100) / 100}`);
  });
});

describe('public holidays', () => {
  const isHoliday = (date: string) => date === '2026-12-08';
  it('begin on the evening before in Switzerland, at midnight in Germany and Austria', () => {
    const record = work('2026-12-07', '22:00', '02:00');
    expect(found('CH', [record], { isHoliday })).toContain('holiday 2026-12-08 3');
    expect(found('DE', [record], { isHoliday })).toContain('holiday 2026-12-08 2');
    expect(found('AT', [record], { isHoliday })).toContain('holiday 2026-12-08 2');
    expect(found('CH', [record])).toEqual(['night 2026-12-07 3']);
  });

  it('on a Sunday are told once', () => {
    expect(found('DE', [work('2026-11-22', '08:00', '12:00')], { isHoliday: () => true })).toEqual([
      'sunday 2026-11-22 4',
    ]);
  });
});
