import { addDays, daysBetween, mondayOf } from '@jahrring/contracts-common';
import { demoId, demoLicences, demoMusterProjects, demoProjectsOn } from '@jahrring/demo';
import type { NewRecord, SeedContext } from '@jahrring/service-kit';
import type { PhaseEntity } from './phase.entity';
import { PhaseRepository } from './phase.repository';

/** A phase of a demo order: weeks after the beginning of its year, weeks it takes, people, and days after the one before. */
type Row = readonly [title: string, week: number, weeks: number, people: number, daysBetween?: number];

const fridayAfter = 4;
const daysInWeek = 7;

/** Orders over a whole year, by the place of their project among those that are under way. */
const forestry: readonly (readonly Row[])[] = [
  [
    ['Holzschlag', 2, 7, 3],
    ['Rücken', 10, 3, 2, 7],
    ['Pflanzung', 40, 3, 4, 0],
  ],
  [
    ['Anzeichnen', 6, 2, 1],
    ['Holzernte Vollernter', 9, 6, 2, 7],
    ['Schlagräumung', 16, 3, 3, 0],
    ['Wegunterhalt', 20, 2, 2, 0],
  ],
  [
    ['Jungwaldpflege', 22, 8, 3],
    ['Nachpflege', 36, 4, 2, 28],
  ],
  [
    ['Sicherheitsholzerei', 33, 4, 4],
    ['Abtransport', 38, 2, 1, 0],
  ],
  [['Holzschlag Winter', 44, 6, 4]],
];
const carpentry: readonly (readonly Row[])[] = [
  [
    ['Abbund', 4, 5, 3],
    ['Aufrichte', 10, 2, 5, 7],
    ['Innenausbau', 14, 10, 2, 14],
  ],
  [
    ['Rückbau', 20, 3, 3],
    ['Tragwerk', 24, 7, 4, 0],
    ['Fassade', 34, 6, 3, 0],
  ],
];

/** Orders of several phases over the year of the seed, each phase after the one before it, in both demo licences. */
export async function seedPhases(seed: SeedContext, today: string): Promise<void> {
  const phases = seed.get(PhaseRepository);
  const forest = demoProjectsOn(today).filter(({ status }) => ['PROG', 'CONF', 'PLAN'].includes(status));
  const carpenters = demoMusterProjects.filter(({ status }) => ['PROG', 'OFFR'].includes(status));
  const monday = mondayOf(`${today.slice(0, 4)}-01-04`);
  for (const [{ id }, projects, orders] of [
    [demoLicences.bergwald, forest, forestry],
    [demoLicences.muster, carpenters, carpentry],
  ] as const)
    if (seed.wants(id)) await phases.insertMany(seed.ctx(id), phasesOf(projects, orders, monday));
}

function phasesOf(
  projects: readonly { id: string; n: number }[],
  orders: readonly (readonly Row[])[],
  monday: string,
): NewRecord<PhaseEntity>[] {
  return orders.flatMap((rows, at) => {
    const project = projects[at];
    return project ? orderOf(project, rows, monday) : [];
  });
}

function orderOf(
  { id: projectId, n }: { id: string; n: number },
  rows: readonly Row[],
  monday: string,
): NewRecord<PhaseEntity>[] {
  const made: NewRecord<PhaseEntity>[] = [];
  for (const [index, [title, week, weeks, people, between]] of rows.entries()) {
    const firstDay = addDays(monday, week * daysInWeek);
    const before = made.at(-1);
    const room = before ? daysBetween(before.lastDay, firstDay) - 1 : 0;
    const after =
      before?.id && between !== undefined ? [{ phaseId: before.id, days: Math.min(between, room) }] : [];
    made.push({
      ...{ id: demoId('phase', n * 10 + index), projectId, title, people, firstDay, after },
      lastDay: addDays(firstDay, (weeks - 1) * daysInWeek + fridayAfter),
    });
  }
  return made;
}
