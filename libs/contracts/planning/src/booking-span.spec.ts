import { dayLengthSeconds, localTimeAt, resolveLocal } from '@jahrring/contracts-common';
import fc from 'fast-check';
import type { BookingRepeat, DayPart } from './booking.contract';
import {
  coversDay,
  minutesOf,
  overbookedDay,
  seriesOf,
  shiftBooking,
  splitDays,
  type SharedSpan,
} from './booking-span';

const span = (change: Partial<SharedSpan> = {}): SharedSpan => ({
  firstDay: '2026-11-02',
  lastDay: '2026-11-02',
  part: 'full',
  share: 100,
  ...change,
});

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const anySpan = fc
  .record({
    first: fc.integer({ min: 1, max: 20 }),
    length: fc.integer({ min: 0, max: 8 }),
    part: fc.constantFrom<DayPart>('full', 'morning', 'afternoon', 'times'),
    start: fc.integer({ min: 0, max: 1400 }),
    minutes: fc.integer({ min: 1, max: 40 }),
    share: fc.integer({ min: 1, max: 100 }),
  })
  .map(({ first, length, part, start, minutes, share }): SharedSpan => {
    const day = (offset: number) => shiftBooking(span(), offset).firstDay;
    const times = part === 'times' ? { from: clock(start), to: clock(start + minutes) } : {};
    return { firstDay: day(first), lastDay: day(first + length), part, share, ...times };
  });

describe('splitDays', () => {
  it('gives every day to one of two parts, or splits nothing', () => {
    fc.assert(
      fc.property(anySpan, fc.integer({ min: 0, max: 30 }), (whole, offset) => {
        const day = shiftBooking(span(), offset).firstDay;
        const parts = splitDays(whole, day);
        const within = whole.firstDay < day && day <= whole.lastDay;
        expect(parts !== null).toBe(within);
        if (!parts) return;
        const [first, rest] = parts;
        expect([first.firstDay, rest.firstDay, rest.lastDay]).toEqual([whole.firstDay, day, whole.lastDay]);
        expect(shiftBooking({ firstDay: first.lastDay, lastDay: first.lastDay }, 1).firstDay).toBe(day);
      }),
    );
  });
});

describe('shiftBooking', () => {
  it('gives the same plan by so many days and back', () => {
    const days = fc.integer({ min: -400, max: 400 });
    fc.assert(
      fc.property(fc.array(anySpan), days, (plan, count) => {
        const moved = plan.map((one) => shiftBooking(one, count));
        expect(moved.map((one) => shiftBooking(one, -count))).toEqual(plan);
      }),
    );
  });
});

describe('overbookedDay', () => {
  it('lets half days, hours and shares beside one another, and no more', () => {
    expect(overbookedDay(span({ part: 'morning' }), [span({ part: 'afternoon' })])).toBeNull();
    expect(overbookedDay(span(), [span({ part: 'afternoon' })])).toBe('2026-11-02');
    expect(overbookedDay(span({ share: 50 }), [span({ share: 50 })])).toBeNull();
    expect(overbookedDay(span({ share: 51 }), [span({ share: 50 })])).toBe('2026-11-02');
    const early = span({ part: 'times', from: '07:00', to: '09:00' });
    expect(overbookedDay(early, [span({ part: 'times', from: '09:00', to: '12:00' })])).toBeNull();
    expect(overbookedDay(early, [span({ part: 'times', from: '08:59', to: '12:00' })])).toBe('2026-11-02');
  });

  it('never lets a resource be taken for more than the whole at any minute', () => {
    fc.assert(
      fc.property(fc.array(anySpan, { maxLength: 25 }), (wanted) => {
        const plan: SharedSpan[] = [];
        for (const one of wanted) if (overbookedDay(one, plan) === null) plan.push(one);
        for (const { firstDay } of plan) {
          const present = plan.filter((other) => coversDay(other, firstDay));
          for (const [minute] of present.map((other) => minutesOf(other))) {
            const there = present.filter(
              (other) => minutesOf(other)[0] <= minute && minute < minutesOf(other)[1],
            );
            expect(there.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(100);
          }
        }
      }),
    );
  });

  it('refuses only what really overlaps too much', () => {
    fc.assert(
      fc.property(anySpan, anySpan, (one, other) => {
        const day = overbookedDay(one, [other]);
        if (day === null) return;
        expect(coversDay(one, day) && coversDay(other, day) && one.share + other.share > 100).toBe(true);
      }),
    );
  });
});

describe('seriesOf', () => {
  const zone = 'Europe/Zurich';
  const times = fc.integer({ min: 240, max: 1000 });
  const week: Omit<BookingRepeat, 'until'> = { interval: 1, weekdays: [], frequency: 'weekly' };

  it.each([
    ['the clocks go forward', '2026-03-01', '2026-04-30', 82_800],
    ['the clocks go back', '2026-10-01', '2026-11-30', 90_000],
  ])('keeps the hours on the wall while %s', (_name, start, until, oddDay) => {
    fc.assert(
      fc.property(times, fc.constantFrom('daily' as const, 'weekly' as const), (minute, frequency) => {
        const first = span({
          firstDay: start,
          lastDay: start,
          part: 'times',
          from: clock(minute),
          to: clock(minute + 240),
        });
        const series = seriesOf(first, { ...week, frequency, until });
        for (const { firstDay, from, to } of series) {
          const ends = [from, to].map((time) => resolveLocal(firstDay, String(time), zone));
          const moments = ends.map((end) => (end.kind === 'exact' ? end.at : Number.NaN));
          expect(moments.map((at) => localTimeAt(at, zone))).toEqual([from, to]);
          expect(Number(moments[1]) - Number(moments[0])).toBe(240 * 60_000);
        }
        const odd = series.filter((one) => dayLengthSeconds(one.firstDay, zone) === oddDay);
        expect(odd).toHaveLength(frequency === 'daily' || start === '2026-03-01' ? 1 : 0);
      }),
      { numRuns: 20 },
    );
  });

  it('repeats the whole of its length', () => {
    const first = span({ firstDay: '2026-11-02', lastDay: '2026-11-04' });
    expect(seriesOf(first, { ...week, interval: 2, until: '2026-11-30' })).toEqual([
      first,
      span({ firstDay: '2026-11-16', lastDay: '2026-11-18' }),
      span({ firstDay: '2026-11-30', lastDay: '2026-12-02' }),
    ]);
  });

  it.each([
    [
      'over the end of a year of 53 weeks',
      'weekly',
      '2026-12-21',
      '2027-01-11',
      ['2026-12-21', '2026-12-28', '2027-01-04', '2027-01-11'],
    ],
    ['over a leap day', 'daily', '2028-02-28', '2028-03-01', ['2028-02-28', '2028-02-29', '2028-03-01']],
    [
      'with the months, also where one has no such day',
      'monthly',
      '2027-12-31',
      '2028-03-31',
      ['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31'],
    ],
  ] as const)('goes on %s', (_name, frequency, start, until, days) => {
    const first = span({ firstDay: start, lastDay: start });
    const series = seriesOf(first, { interval: 1, weekdays: [], frequency, until });
    expect(series.map(({ firstDay }) => firstDay)).toEqual(days);
  });

  it('has room until midnight, from then on too, and half days beside one another', () => {
    const late = span({ part: 'times', from: '22:00', to: '24:00' });
    const early = span({ part: 'times', from: '00:00', to: '06:00' });
    expect(overbookedDay(late, [early])).toBeNull();
    expect(overbookedDay(late, [span({ part: 'times', from: '23:59', to: '24:00' })])).toBe('2026-11-02');
    const twoDays = { ...early, lastDay: '2026-11-03' };
    expect(overbookedDay(twoDays, [span({ ...early, firstDay: '2026-11-03', lastDay: '2026-11-03' })])).toBe(
      '2026-11-03',
    );
  });
});
