import fc from 'fast-check';
import { planChanges, type PlannedBooking } from './plan-changes';

const booking = fc.record({
  resourceId: fc.constantFrom('ruth', 'urs'),
  projectId: fc.constantFrom('forest', 'road', null),
  title: fc.constant(null),
  firstDay: fc.constantFrom('2026-11-02', '2026-11-03'),
  lastDay: fc.constantFrom('2026-11-04', '2026-11-05'),
  part: fc.constantFrom('full', 'morning'),
  from: fc.constant(null),
  to: fc.constant(null),
  share: fc.constantFrom(50, 100),
  status: fc.constantFrom('planned', 'done'),
  note: fc.constantFrom('Seil', null),
});

/** A plan of some of ten bookings. */
const plan = fc
  .dictionary(fc.constantFrom(...'abcdefghij'), booking)
  .map((found): PlannedBooking[] => Object.entries(found).map(([id, one]) => ({ id, ...one })));

describe('the changes of a plan', () => {
  it('bring what is published to what is planned, and nothing else', () => {
    fc.assert(
      fc.property(plan, plan, (published, planned) => {
        const state = new Map(published.map((one) => [one.id, one]));
        for (const { before, after } of planChanges(published, planned)) {
          if (after) state.set(after.id, after);
          else if (before) state.delete(before.id);
        }
        const byId = (a: PlannedBooking, b: PlannedBooking) => a.id.localeCompare(b.id);
        expect([...state.values()].sort(byId)).toEqual(planned.toSorted(byId));
      }),
    );
  });

  it('are none where nothing has changed', () => {
    fc.assert(
      fc.property(
        plan,
        (same) =>
          planChanges(
            same,
            same.map((one) => ({ ...one })),
          ).length === 0,
      ),
    );
  });

  it('name what happened to a booking', () => {
    const one: PlannedBooking = {
      ...{
        id: 'a',
        resourceId: 'ruth',
        projectId: 'forest',
        title: null,
        part: 'full',
        from: null,
        to: null,
      },
      ...{ firstDay: '2026-11-02', lastDay: '2026-11-02', share: 100, status: 'planned', note: null },
    };
    const kinds = (before: PlannedBooking[], after: PlannedBooking[]) =>
      planChanges(before, after).map(({ kind }) => kind);
    expect(kinds([], [one])).toEqual(['added']);
    expect(kinds([one], [])).toEqual(['removed']);
    expect(kinds([one], [{ ...one, resourceId: 'urs' }])).toEqual(['moved']);
    expect(kinds([one], [{ ...one, firstDay: '2026-11-01', note: 'Seil' }])).toEqual(['moved']);
    expect(kinds([one], [{ ...one, note: 'Seil' }])).toEqual(['changed']);
  });
});
