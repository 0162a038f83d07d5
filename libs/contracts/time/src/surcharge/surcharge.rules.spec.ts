import { type EpochMs, resolveLocal } from '@jahrring/contracts-common';
import fc from 'fast-check';
import { spanSeconds, type Span } from '../span';
import { dayKinds, surchargesOf, type StackingRule, type SurchargeWindow } from './surcharge.rules';

const zone = 'Europe/Zurich';
const hour = 3600;

function at(date: string, time: string): EpochMs {
  const found = resolveLocal(date, time, zone);
  if (found.kind !== 'exact') throw new Error(`${date} ${time} is not one instant`);
  return found.at;
}

const night: SurchargeWindow = { id: 'night', percent: 25, dayKinds, from: '22:00', to: '06:00' };
const sunday: SurchargeWindow = { id: 'sunday', percent: 50, dayKinds: ['sunday', 'holiday'] };

function lines(
  work: Span,
  windows: SurchargeWindow[],
  stacking: StackingRule,
  holidays: string[] = [],
  sundayFrom: string | null = null,
) {
  const isHoliday = (date: string) => holidays.includes(date);
  return surchargesOf(work, { windows, stacking, zone, isHoliday, sundayFrom });
}

const seconds = (spans: readonly Span[]): number => spans.reduce((sum, span) => sum + spanSeconds(span), 0);

describe('surcharges', () => {
  it('counts the night of a late shift, and nothing of the day', () => {
    const work = { startMs: at('2026-11-18', '20:00'), endMs: at('2026-11-19', '07:00') };
    const found = lines(work, [night], 'highest');
    expect(found.map(({ date }) => date)).toEqual(['2026-11-18', '2026-11-19']);
    expect(seconds(found)).toBe(8 * hour);
  });

  it('counts seven hours in the night of spring and nine in that of autumn', () => {
    const spring = { startMs: at('2026-03-28', '22:00'), endMs: at('2026-03-29', '06:00') };
    const autumn = { startMs: at('2026-10-24', '22:00'), endMs: at('2026-10-25', '06:00') };
    expect(seconds(lines(spring, [night], 'highest'))).toBe(7 * hour);
    expect(seconds(lines(autumn, [night], 'highest'))).toBe(9 * hour);
  });

  /** Source: EU summer time (directive 2000/84/EC) skips 02:00 to 03:00; that hour is nobody's working time. */
  it.each([
    ['02:00', '02:30', 0],
    ['02:00', '03:00', 0],
    ['02:30', '03:30', 0.5],
    ['02:15', '04:00', 1],
    ['22:00', '02:30', 2],
    ['00:30', '02:59', 1.5],
  ])('takes nothing of the skipped hour for a window from %s to %s', (from, to, hours) => {
    const early = { ...night, from, to };
    const work = { startMs: at('2026-03-28', '20:00'), endMs: at('2026-03-29', '12:00') };
    const ofSunday = lines(work, [early], 'add').filter(({ date }) => date === '2026-03-29');
    expect(seconds(ofSunday)).toBe(hours * hour);
  });

  it('counts each moment of a repeated hour once for a window over midnight', () => {
    const work = { startMs: at('2026-10-25', '00:00'), endMs: at('2026-10-26', '00:00') };
    expect(seconds(lines(work, [{ ...night, from: '02:30', to: '02:15' }], 'add'))).toBe(25 * hour);
  });

  it('takes Sunday from midnight, not from the beginning of the shift', () => {
    const work = { startMs: at('2026-11-21', '18:00'), endMs: at('2026-11-22', '02:00') };
    expect(lines(work, [sunday], 'add')).toEqual([
      {
        windowId: 'sunday',
        percent: 50,
        date: '2026-11-22',
        startMs: at('2026-11-22', '00:00'),
        endMs: work.endMs,
      },
    ]);
  });

  it('takes the Swiss Sunday from Saturday 23:00 to Sunday 23:00, over the change of the clock too', () => {
    const swiss = (from: EpochMs, to: EpochMs) =>
      seconds(lines({ startMs: from, endMs: to }, [sunday], 'add', [], '23:00')) / hour;
    expect(swiss(at('2026-11-21', '18:00'), at('2026-11-22', '02:00'))).toBe(3);
    expect(swiss(at('2026-11-22', '20:00'), at('2026-11-23', '02:00'))).toBe(3);
    expect(swiss(at('2026-03-28', '12:00'), at('2026-03-30', '12:00'))).toBe(23);
    expect(swiss(at('2026-10-24', '12:00'), at('2026-10-26', '12:00'))).toBe(25);
  });

  it('begins a public holiday on the evening before, and goes on from a Sunday into one', () => {
    const work = { startMs: at('2026-11-22', '22:00'), endMs: at('2026-11-23', '23:30') };
    const found = lines(work, [sunday], 'add', ['2026-11-23'], '23:00');
    expect(seconds(found)).toBe(25 * hour);
    expect(found.map(({ date }) => date)).toEqual(['2026-11-22', '2026-11-23']);
  });

  it('lets the higher one win, or adds both', () => {
    const work = { startMs: at('2026-11-22', '04:00'), endMs: at('2026-11-22', '08:00') };
    expect(lines(work, [night, sunday], 'highest').map(({ windowId }) => windowId)).toEqual(['sunday']);
    expect(seconds(lines(work, [night, sunday], 'add'))).toBe(6 * hour);
  });

  it('knows a public holiday on a weekday', () => {
    const work = { startMs: at('2026-12-25', '08:00'), endMs: at('2026-12-25', '12:00') };
    expect(lines(work, [sunday], 'highest')).toEqual([]);
    expect(seconds(lines(work, [sunday], 'highest', ['2026-12-25']))).toBe(4 * hour);
  });
});

const minute = 60_000;
const from = Date.UTC(2026, 2, 25);
const clock = fc.integer({ min: 0, max: 23 }).map((hours) => `${String(hours).padStart(2, '0')}:00`);
const windows = fc.array(
  fc.record({
    id: fc.uuid(),
    percent: fc.integer({ min: 1, max: 100 }),
    dayKinds: fc.subarray([...dayKinds], { minLength: 1 }),
    from: clock,
    to: clock,
  }),
  { maxLength: 4 },
);
const work = fc
  .tuple(fc.integer({ min: 0, max: 7 * 24 * 60 }), fc.integer({ min: 1, max: 16 * 60 }))
  .map(([start, length]) => ({ startMs: from + start * minute, endMs: from + (start + length) * minute }));

/** Counted the slow way: which windows hold at each minute. */
function minutesByHand(span: Span, given: SurchargeWindow[]): { union: number; sum: number } {
  let union = 0;
  let sum = 0;
  for (let startMs = span.startMs; startMs < span.endMs; startMs += minute) {
    const hits = lines({ startMs, endMs: startMs + minute }, given, 'add').length;
    union += Math.min(hits, 1);
    sum += hits;
  }
  return { union, sum };
}

describe('surcharge minutes', () => {
  it('are the union of the windows under highest, their sum under add', () => {
    fc.assert(
      fc.property(work, windows, (span, given) => {
        const { union, sum } = minutesByHand(span, given);
        expect(seconds(lines(span, given, 'highest'))).toBe(union * 60);
        expect(seconds(lines(span, given, 'add'))).toBe(sum * 60);
      }),
      { numRuns: 60 },
    );
  });

  it('never reach outside the work, nor overlap under highest', () => {
    fc.assert(
      fc.property(work, windows, (span, given) => {
        const found = lines(span, given, 'highest');
        found.forEach((line, index) => {
          expect(line.startMs).toBeGreaterThanOrEqual(found[index - 1]?.endMs ?? span.startMs);
          expect(line.endMs).toBeLessThanOrEqual(span.endMs);
        });
      }),
    );
  });
});
