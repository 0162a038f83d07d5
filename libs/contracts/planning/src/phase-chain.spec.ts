import { addDays } from '@jahrring/contracts-common';
import fc from 'fast-check';
import { brokenLink, circularPhase, dependantsOf, placed, placesWith } from './phase-chain';
import type { PhaseView } from './phase.contract';

const monday = '2027-01-04';
type Phase = PhaseView;

const phase = (id: string, first: number, last: number, after: Phase['after'] = []): Phase => ({
  ...{ id, version: 1, projectId: 'p', title: id, people: 1, after },
  ...{ firstDay: addDays(monday, first), lastDay: addDays(monday, last) },
});

/** A project whose links are all kept: each phase may wait for those made before it. */
const anyChain = fc
  .array(
    fc.record({
      length: fc.integer({ min: 0, max: 60 }),
      later: fc.integer({ min: 0, max: 90 }),
      days: fc.integer({ min: 0, max: 20 }),
      waits: fc.array(fc.nat(), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((drafts) =>
    drafts.reduce<Phase[]>((phases, { length, later, days, waits }, index) => {
      const before = [...new Set(waits.map((at) => phases[at % (index || 1)]))].filter((one) => !!one);
      const earliest = before.reduce(
        (day, { lastDay }) => (addDays(lastDay, days + 1) > day ? addDays(lastDay, days + 1) : day),
        monday,
      );
      const firstDay = addDays(earliest, later);
      const after = before.map(({ id }) => ({ phaseId: id, days }));
      return [...phases, { ...phase(`${index}`, 0, 0, after), firstDay, lastDay: addDays(firstDay, length) }];
    }, []),
  );

const anyMove = fc.record({ at: fc.nat(), days: fc.integer({ min: -400, max: 400 }) });

function moved(phases: readonly Phase[], at: number, days: number): Phase[] {
  const { id, firstDay, lastDay } = phases[at % phases.length] ?? phase('none', 0, 0);
  return placed(
    phases,
    placesWith(phases, id, { firstDay: addDays(firstDay, days), lastDay: addDays(lastDay, days) }),
  );
}

describe('a chain of phases', () => {
  it('is the same plan again after moving one of it by so many days and back', () => {
    fc.assert(
      fc.property(anyChain, anyMove, (phases, { at, days }) => {
        expect(moved(moved(phases, at, days), at, -days)).toEqual(phases);
      }),
    );
  });

  it('keeps every link when a phase moves on, and the days between it and what depends on it in any case', () => {
    fc.assert(
      fc.property(anyChain, anyMove, (phases, { at, days }) => {
        expect(brokenLink(phases)).toBeNull();
        const after = moved(phases, at, days);
        const { id } = phases[at % phases.length] ?? phase('none', 0, 0);
        const along = new Set([id, ...dependantsOf(id, phases).map((one) => one.id)]);
        for (const [index, one] of after.entries()) {
          const shift = along.has(one.id) ? days : 0;
          expect(one.firstDay).toBe(addDays(phases[index]?.firstDay ?? '', shift));
        }
        if (days >= 0) expect(brokenLink(after)).toBeNull();
      }),
    );
  });

  it('has no phase that waits for itself, and tells the one that would', () => {
    fc.assert(
      fc.property(anyChain, fc.nat(), (phases, at) => {
        expect(circularPhase(phases)).toBeNull();
        const { id } = phases[at % phases.length] ?? phase('none', 0, 0);
        for (const dependant of dependantsOf(id, phases)) {
          const closed = phases.map((one) =>
            one.id === id ? { ...one, after: [...one.after, { phaseId: dependant.id, days: 0 }] } : one,
          );
          expect(circularPhase(closed)).not.toBeNull();
        }
      }),
    );
  });

  it('tells the first day that a link allows', () => {
    const felling = phase('felling', 0, 4);
    const hauling = phase('hauling', 10, 14, [{ phaseId: 'felling', days: 7 }]);
    expect(brokenLink([felling, hauling])).toMatchObject({
      phase: hauling,
      before: felling,
      earliest: '2027-01-16',
    });
    expect(brokenLink([felling, phase('hauling', 12, 14, [{ phaseId: 'felling', days: 7 }])])).toBeNull();
    expect(brokenLink([hauling])).toBeNull();
  });

  it('takes along what depends on a phase by as much as its end moves', () => {
    const felling = phase('felling', 0, 4);
    const hauling = phase('hauling', 7, 11, [{ phaseId: 'felling', days: 2 }]);
    const planting = phase('planting', 20, 24, [{ phaseId: 'hauling', days: 0 }]);
    const all = [felling, hauling, planting];
    const { firstDay } = felling;
    expect(placesWith(all, 'felling', { firstDay, lastDay: addDays(monday, 6) })).toEqual([
      { id: 'felling', version: 1, firstDay, lastDay: addDays(monday, 6) },
      { id: 'hauling', version: 1, firstDay: addDays(monday, 9), lastDay: addDays(monday, 13) },
      { id: 'planting', version: 1, firstDay: addDays(monday, 22), lastDay: addDays(monday, 26) },
    ]);
    expect(
      placesWith(all, 'felling', { firstDay: addDays(monday, 1), lastDay: felling.lastDay }),
    ).toHaveLength(1);
    expect(placesWith(all, 'felling', felling)).toEqual([]);
    expect(placesWith(all, 'nobody', felling)).toEqual([]);
  });
});
