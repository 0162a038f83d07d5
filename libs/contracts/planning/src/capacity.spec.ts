import { addDays } from '@jahrring/contracts-common';
import fc from 'fast-check';
import type { DayPart } from './booking.contract';
import { minutesOf, type SharedSpan } from './booking-span';
import { bookedMinutes, levelOf, loadOf, plannedMinutes } from './capacity';
import type { CapacityView } from './capacity.contract';

const first = '2026-11-02';
const count = 7;
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const anyBooking = fc
  .record({
    start: fc.integer({ min: -3, max: count + 2 }),
    days: fc.integer({ min: 0, max: 9 }),
    part: fc.constantFrom<DayPart>('full', 'morning', 'afternoon', 'times'),
    minute: fc.integer({ min: 0, max: 1300 }),
    minutes: fc.integer({ min: 1, max: 139 }),
    share: fc.integer({ min: 1, max: 100 }),
  })
  .map(({ start, days, part, minute, minutes, share }): SharedSpan => {
    const firstDay = addDays(first, start);
    const times = part === 'times' ? { from: clock(minute), to: clock(minute + minutes) } : {};
    return { firstDay, lastDay: addDays(firstDay, days), part, share, ...times };
  });

/** Somebody with days of any length; holidays take of the target, absences of what is left. */
const anyCapacity = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 720 }), fc.nat(100), fc.nat(100)), {
    minLength: count,
    maxLength: count,
  })
  .map((days): CapacityView => {
    const target = days.map(([length, worked]) => Math.round((length * worked) / 100));
    const away = days.map(([, , part], day) => Math.floor(((target[day] ?? 0) * part) / 100));
    return { resourceId: 'ruth', length: days.map(([length]) => length), target, away };
  });

describe('loadOf', () => {
  it('is to the minute the target less the absences, and the minutes of each booking on each of its days', () => {
    fc.assert(
      fc.property(anyCapacity, fc.array(anyBooking, { maxLength: 6 }), (capacity, bookings) => {
        const days = Array.from({ length: count }, (_, day) => addDays(first, day));
        const load = loadOf(capacity, bookings, { from: first, to: addDays(first, count - 1) }, first);
        const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
        expect(load.capacity).toBe(sum(capacity.target) - sum(capacity.away));
        const booked = days.flatMap((date) =>
          bookings.map((booking) => plannedMinutes(booking, date, { ...capacity, first })),
        );
        expect(load.booked).toBe(sum(booked));
        expect(Object.values(load).every(Number.isInteger)).toBe(true);
      }),
    );
  });

  it('of a week is what its days are together', () => {
    fc.assert(
      fc.property(
        anyCapacity,
        fc.array(anyBooking, { maxLength: 6 }),
        fc.nat(count - 2),
        (capacity, all, cut) => {
          const of = (from: number, to: number) =>
            loadOf(capacity, all, { from: addDays(first, from), to: addDays(first, to) }, first);
          const [before, after, week] = [of(0, cut), of(cut + 1, count - 1), of(0, count - 1)];
          expect(before.capacity + after.capacity).toBe(week.capacity);
          expect(before.booked + after.booked).toBe(week.booked);
        },
      ),
    );
  });
});

describe('bookedMinutes', () => {
  const span = (change: Partial<SharedSpan>): SharedSpan => ({
    ...{ firstDay: first, lastDay: first, part: 'full', share: 100 },
    ...change,
  });

  it('takes both halves of a day for the whole of it, whatever its length', () => {
    fc.assert(
      fc.property(fc.nat(1440), (length) => {
        const [morning, afternoon] = (['morning', 'afternoon'] as const).map((part) =>
          bookedMinutes(span({ part }), first, length),
        );
        expect((morning ?? 0) + (afternoon ?? 0)).toBe(length);
      }),
    );
  });

  it('takes the share of the hours by times, and nothing of other days', () => {
    const booking = span({ part: 'times', from: '07:00', to: '11:30', share: 50 });
    expect(bookedMinutes(booking, first, 504)).toBe(135);
    expect(minutesOf(booking)).toEqual([420, 690]);
    expect(bookedMinutes(booking, addDays(first, 1), 504)).toBe(0);
  });
});

describe('plannedMinutes', () => {
  const day = 480;
  /** Two weeks of somebody who works from Monday to Thursday, one Wednesday being a public holiday. */
  const worked = [day, day, day, day, 0, 0, 0];
  const target = [...worked, ...worked.with(2, 0)];
  const days = { first, length: Array<number>(14).fill(day), target };
  const takenBy = (from: number, to: number) => {
    const booking = {
      firstDay: addDays(first, from),
      lastDay: addDays(first, to),
      part: 'full',
      share: 100,
    } as const;
    return target.flatMap((_, index) =>
      plannedMinutes(booking, addDays(first, index), days) > 0 ? index : [],
    );
  };

  it.each([
    ['a week', 0, 6, [0, 1, 2, 3]],
    ['from the last working day over the weekend to the next', 3, 7, [3, 7]],
    ['over a public holiday', 8, 10, [8, 10]],
    ['a day off alone', 5, 5, [5]],
    ['a public holiday alone', 9, 9, [9]],
    ['days off alone', 4, 6, [4, 5, 6]],
    ['a weekend and a working day', 5, 7, [7]],
    ['from before what is known, on working days there', -10, 1, [0, 1]],
    ['from a weekend into days that are not known', 12, 15, []],
  ])('takes of %s the days that are worked, or all where none is', (_what, from, to, expected) => {
    expect(takenBy(from, to)).toEqual(expected);
  });

  it('takes all of the working days of a booking and nothing else, or of one on days off each of its days', () => {
    const anyWeek = fc.array(fc.constantFrom(0, 240, 480), { minLength: count, maxLength: count });
    fc.assert(
      fc.property(anyWeek, fc.nat(count - 1), fc.nat(count - 1), (week, one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const booking = {
          firstDay: addDays(first, from),
          lastDay: addDays(first, to),
          part: 'full',
          share: 100,
        } as const;
        const known = { first, length: Array<number>(count).fill(day), target: week };
        const taken = week.map((_, index) => plannedMinutes(booking, addDays(first, index), known));
        const inside = week.slice(from, to + 1);
        const workingDays = inside.filter((minutes) => minutes > 0).length;
        expect(taken.reduce((sum, minutes) => sum + minutes, 0)).toBe((workingDays || inside.length) * day);
        if (workingDays > 0) week.forEach((minutes, index) => minutes === 0 && expect(taken[index]).toBe(0));
      }),
    );
  });
});

it('levelOf tells the overbooked, the idle and those who are not there', () => {
  const load = (capacity: number, booked: number) => levelOf({ target: capacity, away: 0, capacity, booked });
  expect([load(480, 481), load(0, 1), load(480, 480), load(480, 240), load(480, 239), load(0, 0)]).toEqual([
    ...['over', 'over', 'busy', 'busy', 'idle', 'off'],
  ]);
});
