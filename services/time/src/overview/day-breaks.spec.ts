import { defaultTimeSettings, type UpdateTimeSettings } from '@jahrring/contracts-time';
import { dayTotals, type CountedEntry, type DayRules } from './day-totals';
import { remarksOf, type TeamEntry } from './team-day';

const hour = 3600;
const date = '2026-11-18';
const at = (time: string) => new Date(`${date}T${time}:00+01:00`);
const entry = (from: string, to: string, change: Partial<CountedEntry> = {}): CountedEntry => ({
  ...{ workDate: date, startAt: at(from), endAt: at(to), breakSeconds: 0, billable: true },
  seconds: (at(to).getTime() - at(from).getTime()) / 1000 - (change.breakSeconds ?? 0),
  ...change,
});
const bare = (hours: number): CountedEntry => ({
  ...{ workDate: date, startAt: null, endAt: null, seconds: hours * hour, breakSeconds: 0, billable: true },
});
const rules = (change: Partial<DayRules> = {}, settings: Partial<UpdateTimeSettings> = {}): DayRules => ({
  ...{ today: '2026-11-20', zone: 'Europe/Zurich', settings: { ...defaultTimeSettings, ...settings } },
  ...{ targetOf: () => 8 * hour, isLocked: () => false },
  ...change,
});
const totals = (
  entries: CountedEntry[],
  change?: Partial<DayRules>,
  settings?: Partial<UpdateTimeSettings>,
) => dayTotals(date, entries, rules(change, settings));

describe('the break that a day asks for', () => {
  const minutes = (zone: string, hours: number, settings: Partial<UpdateTimeSettings> = {}) =>
    totals([bare(hours)], { zone }, settings).requiredBreakSeconds / 60;

  // ArG art. 15: 15 minutes above 5½ h, 30 above 7, 60 above 9; ArbZG § 4: 30 above 6, 45 above 9; AZG § 11: 30 above 6.
  it.each([
    [5.5, 0, 0, 0],
    [5.6, 15, 0, 0],
    [6, 15, 0, 0],
    [6.1, 15, 30, 30],
    [7, 15, 30, 30],
    [7.1, 30, 30, 30],
    [9, 30, 30, 30],
    [9.1, 60, 45, 30],
  ])('of %d hours is %d minutes in Switzerland, %d in Germany, %d in Austria', (hours, ch, de, at_) => {
    const zones = ['Europe/Zurich', 'Europe/Berlin', 'Europe/Vienna'];
    expect(zones.map((zone) => minutes(zone, hours))).toEqual([ch, de, at_]);
  });

  it('is the licence’s own where it has steps, in whichever order they were entered', () => {
    const breakSteps = [
      { aboveMinutes: 240, breakMinutes: 20 },
      { aboveMinutes: 480, breakMinutes: 50 },
    ];
    const own = (hours: number, steps = breakSteps) =>
      minutes('Europe/Zurich', hours, { breakRule: 'own', breakSteps: steps });
    expect([4, 4.1, 8, 8.1].map((hours) => own(hours))).toEqual([0, 20, 20, 50]);
    expect(own(8.1, breakSteps.toReversed())).toBe(50);
    expect(minutes('Europe/Zurich', 12, { breakRule: 'none' })).toBe(0);
    expect(minutes('Europe/Zurich', 6.1, { breakRule: 'DE' })).toBe(30);
  });

  it('is not asked for where a part of the day is not seen', () => {
    expect(totals([bare(8)], { elsewhereOf: () => hour }).requiredBreakSeconds).toBe(0);
  });
});

describe('the break that was taken', () => {
  it('is what lies between entries and within them, overlapping ones counted once', () => {
    const entries = [
      entry('13:00', '17:00'),
      entry('07:00', '12:00', { breakSeconds: 900 }),
      entry('08:00', '09:00'),
    ];
    expect(totals(entries).breakSeconds).toBe(hour + 900);
  });

  it('is nothing between hours without times', () => {
    expect(totals([bare(4), bare(4)]).breakSeconds).toBe(0);
    expect(totals([bare(4), entry('13:00', '17:00')]).breakSeconds).toBe(0);
  });
});

describe('the sums of a day', () => {
  it('count an entry over midnight on the day it began', () => {
    const night = {
      ...entry('22:00', '23:00'),
      endAt: new Date('2026-11-19T06:00:00+01:00'),
      seconds: 8 * hour,
    };
    expect(totals([night]).workedSeconds).toBe(8 * hour);
    expect(dayTotals('2026-11-19', [night], rules()).workedSeconds).toBe(0);
  });

  it('miss nothing where an absence counts the rest as worked', () => {
    expect(totals([bare(4)], { creditedOf: () => 4 * hour }).missingSeconds).toBe(0);
    expect(totals([bare(3)], { creditedOf: () => 4 * hour })).toMatchObject({ missingSeconds: hour, creditedSeconds: 4 * hour });
  }); // oxfmt-ignore

  it('count hours on projects out of reach as worked, but not as billable', () => {
    const { workedSeconds, billableSeconds, missingSeconds } = totals([bare(3)], {
      elsewhereOf: () => 5 * hour,
    });
    expect([workedSeconds, billableSeconds, missingSeconds]).toEqual([8 * hour, 3 * hour, 0]);
  });

  it('leave what is not billable out of what is', () => {
    expect(totals([bare(3), { ...bare(2), billable: false }])).toMatchObject({
      ...{ workedSeconds: 5 * hour, billableSeconds: 3 * hour },
    });
  });
});

describe('what should be looked at before a day is confirmed', () => {
  const own = (from: string, to: string, change: Partial<TeamEntry> = {}) =>
    ({
      ...entry(from, to),
      late: false,
      needsReview: false,
      confirmedAt: null,
      comment: 'x',
      ...change,
    }) as TeamEntry;
  const remarks = (entries: TeamEntry[], partial = false, settings: Partial<UpdateTimeSettings> = {}) =>
    remarksOf(entries, totals(entries, {}, settings), [], {
      partial,
      settings: { ...defaultTimeSettings, ...settings },
    });

  it('is a break that is too short, and nothing where it is just long enough', () => {
    expect(remarks([own('07:00', '12:00'), own('12:29', '16:29')])).toEqual(['break']);
    expect(remarks([own('07:00', '12:00'), own('12:30', '16:30')])).toEqual([]);
  });

  it('is an overlap, also where a later entry lies within an earlier one', () => {
    expect(remarks([own('07:00', '12:00'), own('13:00', '17:00'), own('11:00', '11:30')])).toContain(
      'overlap',
    );
    expect(remarks([own('07:00', '17:00'), own('08:00', '09:00'), own('10:00', '11:00')])).toContain(
      'overlap',
    );
  });

  it('is neither the target nor the break where only one project is looked at', () => {
    expect(remarks([own('07:00', '13:00')])).toEqual(['missing', 'break']);
    expect(remarks([own('07:00', '13:00')], true)).toEqual([]);
  });

  it('is a comment that is asked for, and what came late until it is confirmed', () => {
    expect(remarks([own('07:00', '12:00', { comment: '' }), own('13:00', '16:00')], false, { commentRequired: true })).toEqual(['comment']);
    const late = own('07:00', '12:00', { late: true });
    expect(remarks([late, own('13:00', '16:00')])).toEqual(['late']);
    expect(remarks([{ ...late, confirmedAt: at('18:00') }, own('13:00', '16:00')])).toEqual([]);
  }); // oxfmt-ignore
});
