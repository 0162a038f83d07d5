import { addDays } from '@jahrring/contracts-common';
import fc from 'fast-check';
import { absenceDuring, awayMinutes, type AbsenceSpan } from './absence-span';
import type { DayPart } from './booking.contract';
import { coversDay, minutesOf, type BookingSpan } from './booking-span';

const day = (offset: number) => addDays('2026-11-02', offset);
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const anyBooking = fc
  .record({
    first: fc.integer({ min: 0, max: 12 }),
    length: fc.integer({ min: 0, max: 5 }),
    part: fc.constantFrom<DayPart>('full', 'morning', 'afternoon', 'times'),
    start: fc.integer({ min: 0, max: 1400 }),
    minutes: fc.integer({ min: 1, max: 40 }),
  })
  .map(({ first, length, part, start, minutes }): BookingSpan & { resourceId: string } => {
    const times = part === 'times' ? { from: clock(start), to: clock(start + minutes) } : {};
    return { resourceId: 'ruth', firstDay: day(first), lastDay: day(first + length), part, ...times };
  });

const anyAbsence = fc
  .record({
    resourceId: fc.constantFrom('ruth', 'urs'),
    first: fc.integer({ min: 0, max: 15 }),
    length: fc.integer({ min: 0, max: 6 }),
    startHalf: fc.boolean(),
    endHalf: fc.boolean(),
  })
  .filter(({ length, startHalf, endHalf }) => length > 0 || !(startHalf && endHalf))
  .map(({ first, length, ...rest }): AbsenceSpan => {
    return { ...rest, firstDay: day(first), lastDay: day(first + length) };
  });

/** By walking through every quarter of a day: what the rule says in so many words. */
function firstAwayByMinutes(booking: BookingSpan & { resourceId: string }, absences: readonly AbsenceSpan[]) {
  const own = absences.filter(({ resourceId }) => resourceId === booking.resourceId);
  const [start, end] = minutesOf(booking);
  for (let offset = 0; offset < 30; offset += 1) {
    const date = day(offset);
    if (!coversDay(booking, date)) continue;
    for (let minute = start; minute < end; minute += 1) {
      const away = own.some((one) => {
        if (one.firstDay === date && one.startHalf && minute < 720) return false;
        if (one.lastDay === date && one.endHalf && minute >= 720) return false;
        return coversDay(one, date);
      });
      if (away) return date;
    }
  }
  return null;
}

describe('absenceDuring', () => {
  it('tells the first day on which a booking needs somebody who is away, to the minute', () => {
    fc.assert(
      fc.property(anyBooking, fc.array(anyAbsence, { maxLength: 4 }), (booking, absences) => {
        const found = absenceDuring(booking, absences);
        expect(found?.date ?? null).toBe(firstAwayByMinutes(booking, absences));
      }),
    );
  });

  it('leaves the half day free in which somebody is there', () => {
    const absence = { resourceId: 'ruth', firstDay: day(0), lastDay: day(1), startHalf: true, endHalf: true };
    expect(awayMinutes(absence, day(0))).toEqual([720, 1440]);
    expect(awayMinutes(absence, day(1))).toEqual([0, 720]);
    expect(awayMinutes(absence, day(2))).toBeNull();
    const booking = { resourceId: 'ruth', firstDay: day(0), lastDay: day(0), part: 'morning' as const };
    expect(absenceDuring(booking, [absence])).toBeNull();
    expect(absenceDuring({ ...booking, part: 'full' }, [absence])).toEqual({ absence, date: day(0) });
  });
});
