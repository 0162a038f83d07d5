import { defaultTimeSettings, type UpdateEntry } from '@jahrring/contracts-time';
import fc from 'fast-check';
import { changeTimes, clockOf, resolveTimes } from './entry-times';

const zone = 'Europe/Zurich';
const change = (entry: Parameters<typeof changeTimes>[0], patch: UpdateEntry) =>
  changeTimes(entry, patch, zone, defaultTimeSettings);
const stored = (input: Parameters<typeof resolveTimes>[0]) => ({
  ...resolveTimes(input, zone, defaultTimeSettings),
  timeZone: zone,
});
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);

describe('changeTimes', () => {
  it('leaves what is not touched to the second', () => {
    const entry = stored({
      workDate: '2026-11-20',
      startAt: '2026-11-20T06:00:07.000Z',
      endAt: '2026-11-20T10:00:00.000Z',
      breakSeconds: 0,
    });
    expect(change(entry, { comment: 'x' })).toEqual(entry);
    expect(change(entry, { breakSeconds: 60 }).startAt).toEqual(entry.startAt);
    expect(change(entry, { workDate: '2026-11-19' })).toMatchObject({
      workDate: '2026-11-19',
      startAt: new Date('2026-11-19T06:00:00.000Z'),
    });
  });

  it('remembers which of the two hours was meant', () => {
    const night = stored({
      workDate: '2026-10-25',
      from: '02:30',
      fromOccurrence: 'second',
      to: '06:00',
      breakSeconds: 0,
    });
    expect(clockOf(night)).toMatchObject({ from: '02:30', fromOccurrence: 'second' });
    expect(change(night, { to: '07:00' }).startAt).toEqual(night.startAt);
    expect(() => change(night, { from: '02:45' })).toThrow('TIME_AMBIGUOUS');
  });

  it('writes the same clock times it reads, on every day of the year', () => {
    fc.assert(
      fc.property(time, time, fc.integer({ min: 0, max: 364 }), (from, to, offset) => {
        const workDate = new Date(Date.UTC(2026, 0, 1 + offset)).toISOString().slice(0, 10);
        const occurrences = { fromOccurrence: 'first', toOccurrence: 'second' } as const;
        let entry;
        try {
          entry = stored({ workDate, from, to, ...occurrences, breakSeconds: 0 });
        } catch (error) {
          expect((error as Error).message).toMatch(/TIME_SKIPPED|ENTRY_EMPTY|ENTRY_TOO_LONG|BREAK_TOO_LONG/);
          return;
        }
        expect(clockOf(entry)).toMatchObject({ from, to });
        expect(entry.workDate).toBe(workDate);
      }),
    );
  });
});
