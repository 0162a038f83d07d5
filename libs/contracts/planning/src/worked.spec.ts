import { addDays } from '@jahrring/contracts-common';
import fc from 'fast-check';
import { fillRequirements, type FillingBooking } from './requirements';
import { withWorked, workedByPhase } from './worked';

const monday = '2027-05-31';
const tuesday = addDays(monday, 1);
const friday = addDays(monday, 4);
const booking = (resourceId: string): FillingBooking => ({
  ...{ resourceId, projectId: 'forest', firstDay: monday, lastDay: friday, part: 'full', share: 100 },
});
const worked = (resourceId: string, date: string, minutes: number, projectId = 'forest') => ({
  ...{ resourceId, projectId, date, minutes },
});

describe('withWorked', () => {
  const filledBy = (bookings: FillingBooking[]) =>
    fillRequirements(
      [
        {
          ...{ id: 'need', projectId: 'forest', kind: 'person', skillId: null, count: 2, days: 5 },
          ...{ firstDay: monday, lastDay: friday },
        },
      ],
      bookings,
      new Map([['ruth', 'person']]),
      new Map(),
    ).get('need');

  it('counts what was recorded on a day instead of what was booked', () => {
    const days = [worked('ruth', monday, 240), worked('ruth', tuesday, 480, 'road')];
    expect(filledBy(withWorked([booking('ruth')], days))).toEqual({ filled: 350, worked: 50 });
    expect(filledBy(withWorked([booking('ruth')], []))).toEqual({ filled: 500, worked: 0 });
  });

  it('counts who worked without being booked, a day once', () => {
    const days = [worked('ruth', monday, 300), worked('ruth', monday, 300)];
    expect(filledBy(withWorked([], days))).toEqual({ filled: 100, worked: 100 });
  });

  it('keeps every day of a booking that nobody has recorded, and no other', () => {
    const day = fc.integer({ min: -2, max: 7 }).map((days) => addDays(monday, days));
    fc.assert(
      fc.property(fc.array(day), (days) => {
        const rest = withWorked(
          [booking('ruth')],
          days.map((date) => worked('ruth', date, 60)),
        ).filter((one) => !one.worked);
        const kept = rest.flatMap(({ firstDay, lastDay }) => {
          const all: string[] = [];
          for (let date = firstDay; date <= lastDay; date = addDays(date, 1)) all.push(date);
          return all;
        });
        const week = [0, 1, 2, 3, 4].map((days) => addDays(monday, days));
        expect(kept).toEqual(week.filter((date) => !days.includes(date)));
      }),
    );
  });
});

describe('workedByPhase', () => {
  const phase = (id: string, people: number, firstDay = monday, lastDay = friday) => ({
    ...{ id, projectId: 'forest', people, firstDay, lastDay },
  });
  const by = (phases: ReturnType<typeof phase>[], minutes: number, date = monday) =>
    Object.fromEntries(workedByPhase(phases, [{ projectId: 'forest', date, minutes }]));

  it('gives a day to the phases that cover it, by their people', () => {
    const phases = [phase('felling', 3), phase('hauling', 1), phase('planting', 2, tuesday)];
    expect(by(phases, 400)).toEqual({ felling: 300, hauling: 100, planting: 0 });
    expect(by([phase('a', 0), phase('b', 0)], 401)).toEqual({ a: 201, b: 200 });
    expect(by(phases, 400, addDays(friday, 1))).toEqual({ felling: 0, hauling: 0, planting: 0 });
  });

  it('loses no minute and makes none', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 100_000 }),
        (people, minutes) => {
          const phases = people.map((count, index) => phase(String(index), count));
          const sum = Object.values(by(phases, minutes)).reduce((a, b) => a + b, 0);
          expect(sum).toBe(minutes);
        },
      ),
    );
  });
});
