import fc from 'fast-check';
import { crewTimes, type OwnTimes } from './crew-line';
import { type LineTimes } from './crew-clock';
import { resolveSpan, spanSeconds } from './span';

const zone = 'Europe/Zurich';
const day: LineTimes = { workDate: '2026-11-20', from: '07:00', to: '12:00' };
const night: LineTimes = { workDate: '2026-11-20', from: '22:00', to: '06:00' };
const autumn: LineTimes = { workDate: '2026-10-24', from: '22:00', to: '06:00' };
const spring: LineTimes = { workDate: '2026-03-28', from: '22:00', to: '06:00' };

/** `20. 08:00–12:00`, or the field and what is wrong with it. */
function told(line: LineTimes, own: OwnTimes): string {
  const result = crewTimes(line, own, zone);
  if (!result.ok) return `${result.field} ${result.issue}`;
  const { workDate, from, to, seconds, startAt, endAt } = result.times;
  if (seconds !== undefined) return `${seconds} s`;
  return startAt ? `${startAt}–${endAt}` : `${workDate.slice(8)}. ${from}–${to}`;
}

describe('the times of one person of a crew', () => {
  it.each<[string, LineTimes, OwnTimes, string]>([
    ['nothing of their own', day, {}, '20. 07:00–12:00'],
    ['came later', day, { from: '08:30' }, '20. 08:30–12:00'],
    ['left earlier', day, { to: '10:00' }, '20. 07:00–10:00'],
    ['both', day, { from: '08:00', to: '10:00' }, '20. 08:00–10:00'],
    ['began before the others', day, { from: '06:00' }, '20. 06:00–12:00'],
    ['stayed longer', day, { to: '17:00' }, '20. 07:00–17:00'],
    ['came when the others had left', day, { from: '13:00' }, 'from outside'],
    ['came as the others left', day, { from: '12:00' }, 'from outside'],
    ['left before the others came', day, { to: '06:00' }, 'to outside'],
    ['another part of the day', day, { from: '13:00', to: '17:00' }, 'from outside'],
    ['from after to', day, { from: '11:00', to: '09:00' }, 'to reversed'],
    ['no time at all', day, { from: '09:00', to: '09:00' }, 'to empty'],
    ['came before midnight', night, { from: '23:00' }, '20. 23:00–06:00'],
    ['came after midnight', night, { from: '01:00' }, '21. 01:00–06:00'],
    ['left before midnight', night, { to: '23:30' }, '20. 22:00–23:30'],
    ['left at midnight', night, { to: '00:00' }, '20. 22:00–00:00'],
    ['left after midnight', night, { to: '02:00' }, '20. 22:00–02:00'],
    ['both after midnight', night, { from: '01:00', to: '05:00' }, '21. 01:00–05:00'],
    ['came in the morning', night, { from: '07:00' }, 'from outside'],
    ['left in the evening before', night, { to: '21:00' }, 'to outside'],
    ['came in the hour that is twice', autumn, { from: '02:30' }, 'from fold'],
    ['in the second of them', autumn, { from: '02:30', fromOccurrence: 'second' }, '25. 02:30–06:00'],
    ['left in the hour that is twice', autumn, { to: '02:30' }, 'to fold'],
    ['came in the hour that is skipped', spring, { from: '02:30' }, 'from gap'],
    ['left in the hour that is skipped', spring, { to: '02:30' }, 'to gap'],
    ['longer break than work', { ...day, breakSeconds: 3600 }, { to: '08:00' }, 'breakSeconds break'],
    ['own break', { ...day, breakSeconds: 3600 }, { to: '08:00', breakSeconds: 0 }, '20. 07:00–08:00'],
    ['a duration instead', day, { seconds: 7200 }, '7200 s'],
    [
      'a time where the crew has a duration',
      { workDate: day.workDate, seconds: 60 },
      { from: '08:00' },
      'to required',
    ],
    ['its end alone', { workDate: day.workDate, seconds: 60 }, { to: '08:00' }, 'from required'],
    [
      'both of it',
      { workDate: day.workDate, seconds: 60 },
      { from: '07:00', to: '08:00' },
      '20. 07:00–08:00',
    ],
    [
      'a time where the crew has instants',
      { workDate: day.workDate, startAt: '2026-11-20T06:00:00.000Z', endAt: '2026-11-20T11:00:00.000Z' },
      { from: '08:00' },
      '20. 08:00–12:00',
    ],
  ])('%s', (_name, line, own, expected) => {
    expect(told(line, own)).toBe(expected);
  });

  const pad = (value: number) => String(value).padStart(2, '0');
  const time = fc.integer({ min: 0, max: 1439 }).map((at) => `${pad(Math.floor(at / 60))}:${pad(at % 60)}`);
  const maybeTime = fc.option(time, { nil: undefined });

  it('are never anybody else’s: each own time counts, whatever else is given', () => {
    fc.assert(
      fc.property(time, time, maybeTime, maybeTime, (from, to, ownFrom, ownTo) => {
        const result = crewTimes({ workDate: '2026-11-20', from, to }, { from: ownFrom, to: ownTo }, zone);
        if (!result.ok) return;
        expect([result.times.from, result.times.to]).toEqual([ownFrom ?? from, ownTo ?? to]);
      }),
    );
  });

  it('share a moment with the crew’s and are shorter when cut on one side within it', () => {
    fc.assert(
      fc.property(time, time, maybeTime, maybeTime, (from, to, ownFrom, ownTo) => {
        fc.pre(from !== to && (ownFrom !== undefined || ownTo !== undefined));
        const result = crewTimes({ workDate: '2026-11-20', from, to }, { from: ownFrom, to: ownTo }, zone);
        if (!result.ok) return;
        const { workDate, from: start = '', to: end = '' } = result.times;
        const crew = resolveSpan({ date: '2026-11-20', from, to }, zone);
        const own = resolveSpan({ date: workDate, from: start, to: end }, zone);
        if (!crew.ok || !own.ok) throw new Error('a refused span was answered');
        expect(own.span.startMs < crew.span.endMs && crew.span.startMs < own.span.endMs).toBe(true);
        const within = own.span.startMs >= crew.span.startMs && own.span.endMs <= crew.span.endMs;
        if (within) expect(spanSeconds(own.span)).toBeLessThanOrEqual(spanSeconds(crew.span));
      }),
    );
  });
});
