import { addDays } from '@jahrring/contracts-common';
import fc from 'fast-check';
import { fillRequirements, neededDays, type FillingBooking, type Requirement } from './requirements';

const monday = '2027-05-31';
const friday = addDays(monday, 4);
const kinds = new Map([
  ['ruth', 'person'],
  ['urs', 'person'],
  ['forwarder', 'machine'],
] as const);
const skills = new Map([['ruth', [{ skillId: 'crane', validUntil: addDays(monday, 2) }]]]);

const requirement = (change: Partial<Requirement> = {}): Requirement => ({
  ...{ id: 'need', projectId: 'forest', kind: 'person', skillId: null, count: 2, days: 5 },
  ...{ firstDay: monday, lastDay: friday, ...change },
});
const booking = (resourceId: string, change: Partial<FillingBooking> = {}): FillingBooking => ({
  ...{ resourceId, projectId: 'forest', firstDay: monday, lastDay: friday, part: 'full', share: 100 },
  ...change,
});
const fill = (requirements: Requirement[], bookings: FillingBooking[]) =>
  Object.fromEntries(
    [...fillRequirements(requirements, bookings, kinds, skills)].map(([id, { filled }]) => [id, filled]),
  );

describe('fillRequirements', () => {
  it('counts days of the right kind on the project, halves and shares as such', () => {
    const bookings = [
      booking('ruth'),
      booking('urs', { part: 'morning', share: 50 }),
      booking('forwarder'),
      booking('urs', { projectId: 'road', part: 'afternoon' }),
    ];
    expect(fill([requirement()], bookings)).toEqual({ need: 500 + 5 * 25 });
    expect(neededDays(requirement())).toBe(1000);
  });

  it('counts who has the skill on that day, and a day for one requirement alone', () => {
    const needs = [
      requirement({ id: 'any', count: 1 }),
      requirement({ id: 'crane', skillId: 'crane', count: 1 }),
    ];
    expect(fill(needs, [booking('ruth')])).toEqual({ crane: 300, any: 200 });
    expect(fill(needs, [booking('urs')])).toEqual({ crane: 0, any: 500 });
  });

  it('fills no more than is needed, and spends no day twice', () => {
    const anyNeed = fc.record({
      count: fc.integer({ min: 1, max: 3 }),
      days: fc.integer({ min: 1, max: 5 }),
      skillId: fc.constantFrom(null, 'crane'),
    });
    const anyBooking = fc.record({
      resourceId: fc.constantFrom('ruth', 'urs', 'forwarder'),
      share: fc.constantFrom(25, 50, 100),
      day: fc.integer({ min: -2, max: 6 }),
    });
    fc.assert(
      fc.property(
        fc.array(anyNeed, { maxLength: 4 }),
        fc.array(anyBooking, { maxLength: 8 }),
        (needs, booked) => {
          const requirements = needs.map((one, index) => requirement({ ...one, id: String(index) }));
          const bookings = booked.map(({ day, ...one }) =>
            booking(one.resourceId, {
              ...one,
              firstDay: addDays(monday, day),
              lastDay: addDays(monday, day),
            }),
          );
          const filled = fillRequirements(requirements, bookings, kinds, skills);
          for (const one of requirements)
            expect(filled.get(one.id)?.filled).toBeLessThanOrEqual(neededDays(one));
          const sum = [...filled.values()].reduce((total, one) => total + one.filled, 0);
          expect(sum).toBeLessThanOrEqual(bookings.reduce((total, { share }) => total + share, 0));
        },
      ),
      { numRuns: 60 },
    );
  });
});
