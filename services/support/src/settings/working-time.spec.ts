import { defaultDeskSettings } from '@jahrring/contracts-support';
import fc from 'fast-check';
import { afterWorkingMinutes, median, workingMinutesBetween } from './working-time';

const { week, timeZone } = defaultDeskSettings;
const hours = { week, timeZone };
const closed = { week: week.map(() => ({ from: null, to: null })), timeZone };
const moment = fc.date({
  min: new Date('2025-01-01T00:00:00Z'),
  max: new Date('2027-12-31T00:00:00Z'),
  noInvalidDate: true,
});

describe('working time of the desk', () => {
  it.each([
    ['within a day', '2026-11-20T09:00:00+01:00', 60, '2026-11-20T10:00:00+01:00'],
    ['over the weekend', '2026-11-20T17:00:00+01:00', 60, '2026-11-23T08:00:00+01:00'],
    ['before opening', '2026-11-23T03:00:00+01:00', 30, '2026-11-23T08:00:00+01:00'],
    ['to the minute of closing', '2026-11-23T16:30:00+01:00', 60, '2026-11-23T17:30:00+01:00'],
    ['over the change to winter time', '2026-10-23T17:00:00+02:00', 60, '2026-10-26T08:00:00+01:00'],
  ])('%s', (_what, from, minutes, due) => {
    expect(afterWorkingMinutes(new Date(from), minutes, hours)?.toISOString()).toBe(
      new Date(due).toISOString(),
    );
  });

  it('has no end where the desk is never open', () => {
    expect(afterWorkingMinutes(new Date('2026-11-20T09:00:00Z'), 1, closed)).toBeNull();
  });

  it('counts what it adds', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 20_000 }), (from, minutes) => {
        const due = afterWorkingMinutes(from, minutes, hours);
        expect(due && workingMinutesBetween(from, due, hours)).toBe(minutes);
      }),
      { numRuns: 60 },
    );
  });

  it('is never longer than the time itself, and nothing backwards', () => {
    fc.assert(
      fc.property(moment, moment, (a, b) => {
        const minutes = workingMinutesBetween(a, b, hours);
        expect(minutes).toBeGreaterThanOrEqual(0);
        expect(minutes).toBeLessThanOrEqual(Math.max(0, (b.getTime() - a.getTime()) / 60_000));
      }),
      { numRuns: 60 },
    );
  });

  it('has a middle', () => {
    expect([median([]), median([3]), median([1, 9, 2]), median([4, 1, 3, 2])]).toEqual([null, 3, 2, 2]);
  });
});
