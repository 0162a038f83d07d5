import type { OverlapRule } from '@jahrring/contracts-time';
import fc from 'fast-check';
import type { NearbyEntry } from '../entry-record';
import { clashesWith, findConflict } from './entry-conflict';
import { resolveTimes, type EntryTimes } from './entry-times';

const zone = 'Europe/Zurich';
const hour = 3600;
const rules = { maxEntryHours: 24 };

const clock = (workDate: string, from: string, to: string, breakSeconds = 0): EntryTimes =>
  resolveTimes({ workDate, from, to, toOccurrence: 'first', breakSeconds }, zone, rules);
const duration = (workDate: string, seconds: number): EntryTimes =>
  resolveTimes({ workDate, seconds, breakSeconds: 0 }, zone, rules);
const stored = (times: EntryTimes, id = 'other'): NearbyEntry => ({
  ...times,
  id,
  projectId: 'wood',
  source: 'form',
});

const find = (times: EntryTimes, others: readonly NearbyEntry[], rule: OverlapRule = 'block') =>
  findConflict(times, others, { zone, rule }, async ({ id }) => `project of ${id}`);

describe('entries of one person at the same time', () => {
  const morning = stored(clock('2026-11-18', '07:00', '12:00'));

  it.each([
    ['begins within', '11:59', '13:00'],
    ['ends within', '06:00', '07:01'],
    ['lies within', '08:00', '09:00'],
    ['encloses it', '06:00', '13:00'],
    ['is the same', '07:00', '12:00'],
  ])('refuses one that %s', async (_how, from, to) => {
    const params = { date: '2026-11-18', from: '07:00', to: '12:00', project: 'project of other' };
    await expect(find(clock('2026-11-18', from, to), [morning])).rejects.toMatchObject({
      ...{ code: 'ENTRY_OVERLAP', params },
    });
  });

  it('lets entries touch', async () => {
    expect(await find(clock('2026-11-18', '12:00', '13:00'), [morning])).toEqual([]);
    expect(await find(clock('2026-11-18', '06:00', '07:00'), [morning])).toEqual([]);
  });

  it('only warns, or says nothing, where the licence has it so', async () => {
    const times = clock('2026-11-18', '11:00', '13:00');
    const [warning] = await find(times, [morning], 'warn');
    expect(warning).toMatchObject({ code: 'ENTRY_OVERLAP', params: { from: '07:00', to: '12:00' } });
    expect(await find(times, [morning], 'allow')).toEqual([]);
  });

  it('finds the night shift of the day before', async () => {
    const night = stored(clock('2026-11-17', '22:00', '06:00'));
    await expect(find(clock('2026-11-18', '05:30', '07:00'), [night])).rejects.toThrow('ENTRY_OVERLAP');
    expect(await find(clock('2026-11-18', '06:00', '07:00'), [night])).toEqual([]);
  });

  it('tells the two hours of the autumn night apart', async () => {
    const at = (from: string, fromOccurrence: 'first' | 'second', toOccurrence: 'first' | 'second') =>
      resolveTimes(
        { workDate: '2026-10-25', from, to: '02:45', fromOccurrence, toOccurrence, breakSeconds: 0 },
        zone,
        rules,
      );
    const first = at('02:15', 'first', 'first');
    const second = at('02:15', 'second', 'second');
    expect(await find(second, [stored(first)])).toEqual([]);
    await expect(find(at('02:30', 'first', 'second'), [stored(second)])).rejects.toThrow('ENTRY_OVERLAP');
  });

  it('knows nothing of the times of a bare duration', async () => {
    expect(await find(duration('2026-11-18', 2 * hour), [morning])).toEqual([]);
    expect(await find(clock('2026-11-18', '07:00', '08:00'), [stored(duration('2026-11-18', hour))])).toEqual(
      [],
    );
    expect(clashesWith(duration('2026-11-18', hour), [morning])).toBe(false);
  });

  it('is the same whichever of the two came first', () => {
    const minute = fc.integer({ min: 0, max: 48 * 60 });
    const length = fc.integer({ min: 1, max: 600 });
    const times = (start: number, minutes: number): EntryTimes => {
      const startMs = Date.UTC(2026, 10, 17) + start * 60_000;
      const [startAt, endAt] = [new Date(startMs), new Date(startMs + minutes * 60_000)];
      return { workDate: '2026-11-18', startAt, endAt, seconds: minutes * 60, breakSeconds: 0 };
    };
    fc.assert(
      fc.property(minute, length, minute, length, (start, minutes, otherStart, otherMinutes) => {
        const [one, other] = [times(start, minutes), times(otherStart, otherMinutes)];
        const together = Math.min(start + minutes, otherStart + otherMinutes) - Math.max(start, otherStart);
        expect(clashesWith(one, [stored(other)])).toBe(together > 0);
        expect(clashesWith(other, [stored(one)])).toBe(together > 0);
      }),
    );
  });
});

describe('a day has no more hours than it has', () => {
  const booked = (date: string, seconds: number) => [stored(duration(date, seconds))];

  it.each([
    ['a usual day', '2026-11-18', 24],
    ['the day the clock goes forward', '2026-03-29', 23],
    ['the day it goes back', '2026-10-25', 25],
  ])('%s', async (_name, date, hours) => {
    expect(await find(duration(date, 10 * hour), booked(date, (hours - 10) * hour))).toEqual([]);
    await expect(
      find(duration(date, 10 * hour), booked(date, (hours - 10) * hour + 60)),
    ).rejects.toMatchObject({
      ...{ code: 'DAY_FULL', params: { date } },
    });
  });

  it('holds even where overlaps are allowed', async () => {
    await expect(
      find(clock('2026-11-18', '08:00', '12:00'), booked('2026-11-18', 21 * hour), 'allow'),
    ).rejects.toThrow('DAY_FULL');
  });

  it('counts a night on the day it began', async () => {
    const night = clock('2026-11-17', '18:00', '06:00');
    expect(await find(night, booked('2026-11-18', 20 * hour))).toEqual([]);
    await expect(find(night, booked('2026-11-17', 13 * hour))).rejects.toThrow('DAY_FULL');
  });

  it('takes any number of lines that record no hours', async () => {
    expect(await find(duration('2026-11-18', 0), booked('2026-11-18', 24 * hour))).toEqual([]);
  });
});
