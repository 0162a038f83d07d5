import fc from 'fast-check';
import { addDays, weekOf } from '../local-date';
import { findLawHints, overtimeOf, workingTimeLaws, type LawHint, type WorkedDay } from './working-time-law';

const hour = 3600;
const monday = '2026-11-16';

/** Work between two UTC hours; the zone does not matter to the law. */
function day(date: string, from: number, to: number, seconds = (to - from) * hour): WorkedDay {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  return {
    date,
    seconds,
    spans: [{ startMs: midnight + from * hour * 1000, endMs: midnight + to * hour * 1000 }],
  };
}

const kinds = (hints: LawHint[]): string[] => hints.map(({ kind, date }) => `${kind} ${date}`);
const usualWeek = weekOf(monday)
  .slice(0, 5)
  .map((date) => day(date, 7, 17, 8.5 * hour));

describe('working-time law', () => {
  it('says nothing about a usual week', () => {
    for (const law of Object.values(workingTimeLaws)) expect(findLawHints(usualWeek, law)).toEqual([]);
  });

  it('sees a short night', () => {
    const days = [day(monday, 8, 22), day(addDays(monday, 1), 6, 12)];
    expect(findLawHints(days, workingTimeLaws.CH)).toEqual([
      { kind: 'dailyRest', date: '2026-11-17', actual: 8 * hour, limit: 11 * hour },
    ]);
  });

  it('bounds the day in Germany and Austria, its spread in Switzerland', () => {
    const long = [day(monday, 5, 20, 12.5 * hour)];
    expect(kinds(findLawHints(long, workingTimeLaws.DE))).toEqual(['longestDay 2026-11-16']);
    expect(kinds(findLawHints(long, workingTimeLaws.AT))).toEqual(['longestDay 2026-11-16']);
    expect(kinds(findLawHints(long, workingTimeLaws.CH))).toEqual(['longestSpread 2026-11-16']);
  });

  it('sees a week of sixty hours, a Sunday and the seventh day in a row', () => {
    const days = weekOf(monday).map((date) => day(date, 6, 16, 9 * hour));
    expect(kinds(findLawHints(days, workingTimeLaws.CH))).toEqual([
      'longestWeek 2026-11-16',
      'weeklyRest 2026-11-16',
      'sunday 2026-11-22',
      'consecutiveDays 2026-11-22',
    ]);
  });

  it('asks for no rest where no times were recorded', () => {
    const days = [
      { date: monday, seconds: 9 * hour, spans: [] },
      { date: addDays(monday, 1), seconds: 9 * hour, spans: [] },
    ];
    expect(findLawHints(days, workingTimeLaws.DE)).toEqual([]);
  });
});

describe('overtime', () => {
  it('is first that of the contract, then that of the law', () => {
    expect(overtimeOf(52 * hour, 42 * hour, 45 * hour)).toEqual({ contract: 3 * hour, legal: 7 * hour });
    expect(overtimeOf(40 * hour, 42 * hour, 45 * hour)).toEqual({ contract: 0, legal: 0 });
  });

  it('adds up to what was worked beyond the target', () => {
    const seconds = fc.integer({ min: 0, max: 100 * hour });
    fc.assert(
      fc.property(seconds, seconds, seconds, (worked, target, law) => {
        const { contract, legal } = overtimeOf(worked, target, law);
        expect(contract + legal).toBe(Math.max(0, worked - target));
        expect(Math.min(contract, legal)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
