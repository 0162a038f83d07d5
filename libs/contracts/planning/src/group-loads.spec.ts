import { addDays } from '@jahrring/contracts-common';
import fc from 'fast-check';
import type { DayPart } from './booking.contract';
import type { SharedSpan } from './booking-span';
import { loadOf } from './capacity';
import type { CapacityView } from './capacity.contract';
import { daysOfPeople, weeksTogether } from './group-loads';

const weeks = 3;
/** Over the change to winter time. */
const span = { from: '2026-10-19', to: addDays('2026-10-19', weeks * 7 - 1) };
const people = ['ruth', 'urs', 'eva'];
const minutes = fc.array(fc.integer({ min: 0, max: 600 }), { minLength: weeks * 7, maxLength: weeks * 7 });

const anyCapacity = (resourceId: string) =>
  fc
    .record({ length: minutes, target: minutes, taken: minutes })
    .map(({ length, target, taken }): CapacityView => ({
      ...{ resourceId, length, target },
      away: target.map((minute, day) => Math.min(minute, taken[day] ?? 0)),
    }));

const anyBooking = fc
  .record({
    resourceId: fc.constantFrom(...people),
    first: fc.integer({ min: -5, max: weeks * 7 }),
    days: fc.integer({ min: 0, max: 12 }),
    part: fc.constantFrom<DayPart>('full', 'morning', 'afternoon'),
    share: fc.integer({ min: 1, max: 100 }),
  })
  .map(({ resourceId, first, days, part, share }): SharedSpan & { resourceId: string } => {
    const firstDay = addDays(span.from, first);
    return { resourceId, firstDay, lastDay: addDays(firstDay, days), part, share };
  });

it('a team has what its people have, each by the minute, and a skill what they have on its days', () => {
  fc.assert(
    fc.property(
      fc.tuple(...people.map(anyCapacity)),
      fc.array(anyBooking, { maxLength: 20 }),
      fc.integer({ min: 0, max: weeks * 7 }),
      (capacities, bookings, until) => {
        const days = daysOfPeople(capacities, bookings, span);
        const found = weeksTogether(
          people.map((id) => ({ days: days.get(id) ?? [] })),
          weeks,
        );
        const halves = [(day: number) => day < until, (day: number) => day >= until].map((counts) =>
          weeksTogether(
            people.map((id) => ({ days: days.get(id) ?? [], counts })),
            weeks,
          ),
        );
        found.forEach((sum, week) => {
          const from = addDays(span.from, week * 7);
          const alone = capacities.map((capacity) =>
            loadOf(
              capacity,
              bookings.filter(({ resourceId }) => resourceId === capacity.resourceId),
              { from, to: addDays(from, 6) },
              span.from,
            ),
          );
          expect(sum).toEqual({
            capacity: alone.reduce((total, one) => total + one.capacity, 0),
            booked: alone.reduce((total, one) => total + one.booked, 0),
          });
          for (const field of ['capacity', 'booked'] as const) {
            expect(halves.reduce((total, half) => total + (half[week]?.[field] ?? 0), 0)).toBe(sum[field]);
          }
        });
      },
    ),
  );
});
