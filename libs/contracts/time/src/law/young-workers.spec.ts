import { addDays, weekOf } from '../local-date';
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
    expect(found('DE', seventeen, week)).toEqual(['minorWeek 2026-11-16 42 40']);
    expect(found('DE', undefined, week)).toEqual([]);
  });
});

describe('the 18th birthday in the middle of a week', () => {
  // Wednesday, 18 November 2026.
  const birthdate = '2008-11-18';
  it('ends the protection with the day before', () => {
    const week = weekOf(monday)
      .slice(0, 5)
      .map((date) => work(date, '07:00', '17:30', hour));
    expect(found('DE', birthdate, week)).toEqual(['minorDay 2026-11-16 9.5 8', 'minorDay 2026-11-17 9.5 8']);
  });

  it('divides the night it begins in', () => {
    const night = [work('2026-11-17', '21:00', '03:00')];
    // Until midnight as a young worker, from then on as an adult.
    expect(found('CH', birthdate, night)).toEqual(['minorNight 2026-11-17 2 0', 'night 2026-11-18 3 0']);
  });
});
