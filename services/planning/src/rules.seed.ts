import { addDays, localDateAt, mondayOf } from '@jahrring/contracts-common';
import { defaultPlanningSettings } from '@jahrring/contracts-planning';
import {
  demoCompanies,
  demoId,
  demoLicences,
  demoMachines,
  demoMusterCompanies,
  demoMusterPeople,
  demoProjectsOn,
  demoWorkers,
} from '@jahrring/demo';
import type { SeedContext } from '@jahrring/service-kit';
import { RequirementRepository } from './requirement';
import { PlanningSettingsRepository } from './settings';
import { ProjectSkillsRepository, ResourceSkillsRepository } from './skill';

const skills = ['Führerausweis C', 'Motorsäge', 'Kran', 'Forwarder'].map((title, index) => ({
  id: demoId('skill', index + 1),
  title,
}));
const [truck = '', chainsaw = '', crane = '', forwarder = ''] = skills.map(({ id }) => id);
/** Licences are renewed every five years; those of the demo run out one after another. */
const renewal = 5 * 365;
const daysInWeek = 7;

/**
 * Creates the skills of people and machines of the demo, the requirements of one of its projects, and its working days.
 */
export async function seedRules(seed: SeedContext): Promise<void> {
  const today = localDateAt(seed.clock.now(), 'UTC');
  const values = { ...defaultPlanningSettings, shownWeekdays: [1, 2, 3, 4, 5, 6], skills };
  const licences = [
    { id: demoLicences.bergwald.id, people: demoWorkers, companies: demoCompanies },
    { id: demoLicences.muster.id, people: demoMusterPeople.slice(1), companies: demoMusterCompanies },
  ];
  for (const { id, people, companies } of licences) {
    if (!seed.wants(id)) continue;
    const ctx = seed.ctx(id);
    await seed.get(PlanningSettingsRepository).insertFirst(ctx, {
      values: { ...values, externalIds: companies.map((company) => company.id) },
    });
    await seed.get(ResourceSkillsRepository).insertMany(
      ctx,
      people.map(({ employeeId }, index) => ({ id: employeeId, skills: skillsOf(index, today) })),
    );
  }
  if (!seed.wants(demoLicences.bergwald.id)) return;
  const bergwald = seed.ctx(demoLicences.bergwald.id);
  const [machine] = demoMachines;
  if (machine) {
    const own = [{ skillId: forwarder, validUntil: null }];
    await seed.get(ResourceSkillsRepository).insert(bergwald, { id: machine.id, skills: own });
  }
  const [project] = demoProjectsOn(today).filter(({ status }) => status === 'PROG');
  if (project) {
    await seed.get(ProjectSkillsRepository).insert(bergwald, { id: project.id, skillIds: [chainsaw] });
    const monday = addDays(mondayOf(today), daysInWeek);
    const when = { projectId: project.id, firstDay: monday, lastDay: addDays(monday, 4) };
    const bare = { note: null, orderPositionId: null };
    await seed.get(RequirementRepository).insertMany(bergwald, [
      { ...when, ...bare, kind: 'person', skillId: crane, count: 2, days: 5 },
      { ...when, ...bare, kind: 'machine', skillId: forwarder, count: 1, days: 5 },
    ]);
  }
}

function skillsOf(index: number, today: string) {
  const runsOut = addDays(today, ((index * 211) % renewal) + 7);
  return [
    ...(index % 7 === 6 ? [] : [{ skillId: chainsaw, validUntil: null }]),
    ...(index % 3 === 0 ? [{ skillId: truck, validUntil: runsOut }] : []),
    ...(index % 4 === 1 ? [{ skillId: crane, validUntil: runsOut }] : []),
  ];
}
