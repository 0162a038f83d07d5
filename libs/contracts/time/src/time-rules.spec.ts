import { addDays } from '@jahrring/contracts-common';
import fc from 'fast-check';
import { isFutureWork, lastLockedDay, lockReason, requiredBreakSeconds, targetSeconds } from './time-rules';
import { defaultTimeSettings } from './time-settings.contract';

const zurich = 'Europe/Zurich';
const at = (iso: string): number => Date.parse(iso);

describe('lockReason', () => {
  it('is open on the seventh day after the work and locked on the eighth', () => {
    expect(lockReason('2026-11-13', at('2026-11-20T22:59:00Z'), zurich)).toBeNull();
    expect(lockReason('2026-11-13', at('2026-11-20T23:00:00Z'), zurich)).toBe('age');
  });

  it('closes a month on the 5th of the next at noon', () => {
    expect(lockReason('2026-11-30', at('2026-12-05T10:59:00Z'), zurich)).toBeNull();
    expect(lockReason('2026-11-30', at('2026-12-05T11:00:00Z'), zurich)).toBe('month');
    expect(lockReason('2026-12-31', at('2027-01-05T11:00:00Z'), zurich)).toBe('month');
  });

  it('never opens again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 40 * 24 }), (day, hours) => {
        const workDate = addDays('2026-10-01', day);
        const now = at(`${workDate}T12:00:00Z`) + hours * 3_600_000;
        if (lockReason(workDate, now, zurich)) {
          expect(lockReason(workDate, now + 3_600_000, zurich)).not.toBeNull();
        }
      }),
    );
  });

  it('holds for every day up to the last one that is locked, and for none after it', () => {
    const rules = fc.record({
      lockDays: fc.integer({ min: 0, max: 90 }),
      monthCloseDay: fc.integer({ min: 1, max: 28 }),
      monthCloseTime: fc.constantFrom('00:00', '12:00', '23:59'),
    });
    const moment = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2026-12-31T23:00:00Z') });
    fc.assert(
      fc.property(rules, moment, fc.integer({ min: -40, max: 40 }), (settings, now, offset) => {
        const last = lastLockedDay(now, zurich, settings);
        const locked = lockReason(addDays(last, offset), now, zurich, settings) !== null;
        expect(locked).toBe(offset <= 0);
      }),
    );
  });
});

it('counts the future by local days', () => {
  expect(isFutureWork('2026-11-21', at('2026-11-20T22:59:00Z'), zurich)).toBe(true);
  expect(isFutureWork('2026-11-21', at('2026-11-20T23:00:00Z'), zurich)).toBe(false);
});

it('asks for the breaks of each country', () => {
  const minutes = (zone: string, hours: number): number => requiredBreakSeconds(zone, hours * 3600) / 60;
  expect([5.5, 5.6, 7.1, 9.1].map((hours) => minutes(zurich, hours))).toEqual([0, 15, 30, 60]);
  expect([6, 6.1, 9.1].map((hours) => minutes('Europe/Berlin', hours))).toEqual([0, 30, 45]);
  expect([6, 6.1, 12].map((hours) => minutes('Europe/Vienna', hours))).toEqual([0, 30, 30]);
});

it('asks for the breaks a licence sets itself, in whatever order it names them', () => {
  const steps = [
    { aboveMinutes: 300, breakMinutes: 20 },
    { aboveMinutes: 480, breakMinutes: 40 },
  ];
  const minutes = (breakRule: 'own' | 'none' | 'DE', hours: number): number =>
    requiredBreakSeconds(zurich, hours * 3600, { breakRule, breakSteps: steps }) / 60;
  expect([5, 6, 9].map((hours) => minutes('own', hours))).toEqual([0, 20, 40]);
  expect([minutes('none', 12), minutes('DE', 6.5)]).toEqual([0, 30]);
});

it('follows the licence in lock and future', () => {
  const rules = { ...defaultTimeSettings, lockDays: 2, monthCloseDay: 28, monthCloseTime: '18:00' };
  expect(lockReason('2026-11-18', at('2026-11-20T12:00:00Z'), zurich, rules)).toBeNull();
  expect(lockReason('2026-11-17', at('2026-11-20T12:00:00Z'), zurich, rules)).toBe('age');
  expect(isFutureWork('2026-11-27', at('2026-11-20T12:00:00Z'), zurich, { futureDays: 7 })).toBe(false);
  expect(isFutureWork('2026-11-28', at('2026-11-20T12:00:00Z'), zurich, { futureDays: 7 })).toBe(true);
});

it('expects nothing at the weekend of a five-day week', () => {
  expect([1, 5, 6, 7].map((weekday) => targetSeconds(weekday) > 0)).toEqual([true, true, false, false]);
  expect(targetSeconds(7, { workingWeekDays: 7, dailyTargetMinutes: 60 })).toBe(3600);
});
