import { addDays, daysBetween } from '@jahrring/contracts-common';
import fc from 'fast-check';
import { orderedDays, proposedNeed } from './order-proposal';
import { createRequirement } from './requirement.contract';

/** Wednesday. */
const today = '2027-03-03';
const eightHours = 480;

describe('what an ordered quantity asks for', () => {
  it('counts units of time in usual days, rounded up', () => {
    const asked = [
      ...(['40.000 hour', '41.000 machine_hour', '3.000 half_day'] as const),
      ...(['2.500 full_day', '20.000 minute', '0.000 hour'] as const),
    ].map((text) => text.split(' ') as [string, 'hour']);
    expect(asked.map(([quantity, unit]) => orderedDays(quantity, unit, eightHours))).toEqual([
      ...[5, 6, 2, 3, 1, 1],
    ]);
    expect(orderedDays('40', 'hour', 504)).toBe(5);
    expect(orderedDays('40', 'm3', eightHours)).toBeNull();
  });

  it('begins next Monday where the project has no phase, as long as one needs', () => {
    expect(proposedNeed(7, [], today)).toEqual({
      ...{ firstDay: '2027-03-08', lastDay: '2027-03-19', count: 1, days: 7 },
    });
  });

  it('lies in the first phase that is not over, by as many as are done by its end', () => {
    const phases = [
      { firstDay: '2027-05-03', lastDay: '2027-05-07' },
      { firstDay: '2027-02-22', lastDay: '2027-03-05' },
      { firstDay: '2027-02-01', lastDay: '2027-02-12' },
    ];
    expect(proposedNeed(7, phases, today)).toEqual({
      ...{ firstDay: today, lastDay: '2027-03-05', count: 3, days: 3 },
    });
    expect(proposedNeed(7, phases, '2027-03-06')).toMatchObject({
      firstDay: '2027-05-03',
      count: 2,
      days: 4,
    });
  });

  it('is always a requirement that can be made, and asks for no less than was ordered up to its limits', () => {
    const day = fc.integer({ min: -400, max: 800 }).map((days) => addDays(today, days));
    const phase = fc
      .tuple(day, fc.integer({ min: 0, max: 1000 }))
      .map(([firstDay, length]) => ({ firstDay, lastDay: addDays(firstDay, length) }));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.array(phase, { maxLength: 4 }), (days, phases) => {
        const need = proposedNeed(days, phases, today);
        const draft = { ...need, projectId: '0192f000-0000-7000-8000-000000000000', kind: 'person' };
        expect(createRequirement.safeParse(draft).success).toBe(true);
        expect(need.firstDay >= today).toBe(true);
        const isLimited = need.count === 99 || daysBetween(need.firstDay, need.lastDay) >= 379;
        expect(need.count * need.days >= days || isLimited).toBe(true);
      }),
    );
  });
});
