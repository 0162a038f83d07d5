import { defaultTimeSettings } from '@jahrring/contracts-time';
import fc from 'fast-check';
import {
  changeTimes,
  dayOnly,
  occurrenceOf,
  resolveTimes,
  storedTimes,
  type TimesInput,
} from './entry-times';

const zone = 'Europe/Zurich';
const hour = 3600;
const rules = defaultTimeSettings;
const resolve = (input: Partial<TimesInput>, inZone = zone) =>
  resolveTimes({ workDate: '2026-11-18', breakSeconds: 0, ...input }, inZone, rules);
const refused = (input: Partial<TimesInput>) => {
  try {
    resolve(input);
  } catch (error) {
    const { code, fields } = error as { code: string; fields?: { field: string }[] };
    return [code, fields?.[0]?.field];
  }
  return null;
};

describe('the times of an entry', () => {
  it.each([
    ['over midnight', { from: '22:00', to: '06:00' }, 8],
    ['to midnight', { from: '16:00', to: '00:00' }, 8],
    ['a break less', { from: '07:00', to: '17:00', breakSeconds: hour }, 9],
    ['through the hour that is missing in spring', { workDate: '2026-03-28', from: '22:00', to: '06:00' }, 7],
    [
      'through the hour that comes twice in autumn',
      { workDate: '2026-10-24', from: '22:00', to: '06:00' },
      9,
    ],
  ])('last %s', (_title, input, hours) => {
    expect(resolve(input).seconds).toBe(hours * hour);
  });

  it('begin on the local day of their start, whatever day was named with instants', () => {
    const late = { startAt: '2026-11-18T23:30:00Z', endAt: '2026-11-19T02:00:00Z' };
    expect(resolve({ ...late, workDate: '2026-11-18' }).workDate).toBe('2026-11-19');
    expect(resolve({ ...late, workDate: '2026-11-18' }, 'UTC').workDate).toBe('2026-11-18');
  });

  it.each([
    ['an end before the start', { startAt: '2026-11-18T10:00:00Z', endAt: '2026-11-18T09:59:59Z' }, 'END_BEFORE_START', 'endAt'],
    ['no time at all', { startAt: '2026-11-18T10:00:00Z', endAt: '2026-11-18T10:00:00Z' }, 'ENTRY_EMPTY', 'endAt'],
    ['the same clock time', { from: '08:00', to: '08:00' }, 'ENTRY_EMPTY', 'to'],
    ['a start that the clock skips', { workDate: '2026-03-29', from: '02:30', to: '05:00' }, 'TIME_SKIPPED', 'from'],
    ['an end that the clock skips', { workDate: '2026-03-29', from: '01:00', to: '02:30' }, 'TIME_SKIPPED', 'to'],
    ['a start that comes twice', { workDate: '2026-10-25', from: '02:30', to: '05:00' }, 'TIME_AMBIGUOUS', 'from'],
    ['an end that comes twice', { workDate: '2026-10-25', from: '01:00', to: '02:30' }, 'TIME_AMBIGUOUS', 'to'],
    ['a break as long as the work', { from: '08:00', to: '09:00', breakSeconds: hour }, 'BREAK_TOO_LONG', 'breakSeconds'],
    ['more than the licence allows', { from: '06:00', to: '22:01' }, 'ENTRY_TOO_LONG', 'to'],
    ['a duration of more than that', { seconds: 16 * hour + 1 }, 'ENTRY_TOO_LONG', 'seconds'],
  ])('are refused for %s', (_why, input, code, field) => {
    const found = refused(input);
    expect(found?.[0]).toBe(code);
    if (found?.[1]) expect(found[1]).toBe(field);
  }); // oxfmt-ignore

  it('allow exactly as much as the licence, the break included', () => {
    expect(resolve({ from: '06:00', to: '22:00' }).seconds).toBe(16 * hour);
    expect(resolve({ seconds: 16 * hour }).seconds).toBe(16 * hour);
    expect(refused({ from: '05:00', to: '22:00', breakSeconds: 2 * hour })?.[0]).toBe('ENTRY_TOO_LONG');
  });

  it('never allow more than a day, whatever the licence says', () => {
    const most = (seconds: number) =>
      resolveTimes({ workDate: '2026-11-18', seconds, breakSeconds: 0 }, zone, { maxEntryHours: 48 });
    expect(most(24 * hour).seconds).toBe(24 * hour);
    expect(() => most(24 * hour + 1)).toThrow('ENTRY_TOO_LONG');
  });

  it('are one hour between the first and the second 02:15 of the autumn night', () => {
    const input = { workDate: '2026-10-25', from: '02:15', to: '02:15', fromOccurrence: 'first', toOccurrence: 'second' } as const;
    const times = resolve(input);
    expect(times.seconds).toBe(hour);
    const [start, end] = [times.startAt, times.endAt].map((at) => occurrenceOf(at?.getTime() ?? 0, zone));
    expect([start, end]).toEqual(['first', 'second']);
  }); // oxfmt-ignore

  it('count work and break together as the whole span', () => {
    const minutes = fc.integer({ min: 1, max: 16 * 60 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 525_600 }), minutes, fc.nat(), (start, length, rest) => {
        const startMs = Date.UTC(2026, 0, 1) + start * 60_000;
        const [startAt, endAt] = [startMs, startMs + length * 60_000].map((at) => new Date(at).toISOString());
        const breakSeconds = rest % (length * 60);
        const times = resolve({ startAt, endAt, breakSeconds });
        expect(times.seconds + times.breakSeconds).toBe(length * 60);
        expect(times.seconds).toBeGreaterThan(0);
      }),
    );
  });
});

describe('the times of a changed entry', () => {
  const bare = storedTimes(resolve({ seconds: 3 * hour }), zone);
  const shift = storedTimes(resolve({ from: '07:00', to: '17:00', breakSeconds: hour }), zone);
  const change = (entry: typeof bare, patch: Parameters<typeof changeTimes>[1]) =>
    changeTimes(entry, patch, zone, rules);

  it('keep a duration where only the day changes', () => {
    expect(change(bare, { workDate: '2026-11-17' })).toMatchObject({
      ...{ workDate: '2026-11-17', seconds: 3 * hour, startAt: null },
    });
  });

  it('become a duration where one is given, and the break stays', () => {
    expect(change(shift, { seconds: 4 * hour })).toMatchObject({
      ...{ startAt: null, endAt: null, seconds: 4 * hour, breakSeconds: hour },
    });
  });

  it('become from and to where both are given to a duration, and need both', () => {
    expect(change(bare, { from: '08:00', to: '10:00' }).seconds).toBe(2 * hour);
    expect(() => change(bare, { from: '08:00' })).toThrow('ENTRY_EMPTY');
    expect(() => change(bare, { endAt: '2026-11-18T10:00:00Z' })).toThrow('ENTRY_EMPTY');
  });

  it('put an end that would lie before the start on the next day', () => {
    expect(change(shift, { from: '22:00', to: '06:00' }).seconds).toBe(7 * hour);
  });

  it('do not shrink to nothing by a longer break', () => {
    expect(change(shift, { breakSeconds: 0 }).seconds).toBe(10 * hour);
    expect(() => change(shift, { breakSeconds: 10 * hour })).toThrow('BREAK_TOO_LONG');
  });

  it('keep their clock times on a day of another offset', () => {
    const summer = change(shift, { workDate: '2026-07-01' });
    expect(summer.startAt?.toISOString()).toBe('2026-07-01T05:00:00.000Z');
    expect(summer.seconds).toBe(9 * hour);
  });

  it('do not follow a licence that has moved to another zone unless they are touched', () => {
    expect(changeTimes(shift, { comment: 'x' }, 'America/New_York', rules)).toBe(shift);
  });
});

it('a line that records no hours has a day and nothing else', () => {
  expect(dayOnly('2026-11-18')).toEqual({
    ...{ workDate: '2026-11-18', startAt: null, endAt: null, seconds: 0, breakSeconds: 0 },
  });
});
