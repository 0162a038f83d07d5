import { projectChanged } from '@jahrring/contracts-projects';
import {
  demoLicences,
  demoMusterProjects,
  demoProjects,
  demoProjectsOn,
  demoRandom,
  type DatedDemoProject,
  type DemoProject,
} from '@jahrring/demo';
import { Outbox, type SeedContext } from '@jahrring/service-kit';
import { toNewProject, toProjectChanged } from './project/project.mapper';
import { ProjectRepository } from './project/project.repository';
import { seedTasks } from './task/task-seed';

const orderSums = [4800, 12500, 23800, 41000, 68500];

function toRecord(demo: DatedDemoProject, index: number) {
  const random = demoRandom(demo.n);
  const cubicMetres = random.int(40, 500);
  return {
    ...toNewProject({
      id: demo.id,
      number: demo.number,
      title: demo.title,
      status: demo.status === 'ARCH' ? 'PAID' : demo.status,
      startDate: demo.startDate,
      endDate: demo.endDate,
      deadline: demo.endDate,
      addressId: demo.addressId,
      responsibleEmployeeId: demo.responsibleEmployeeId,
      assignedEmployeeIds: [...demo.assignedEmployeeIds],
      totalAmount: `${orderSums[index % orderSums.length]}.00`,
      quantity: `${cubicMetres}.000`,
      unit: 'm3',
    }),
    ...(demo.status === 'ARCH' ? { status: 'ARCH' as const, previousStatus: 'PAID' as const } : {}),
  };
}

/** The orders of the demo licences; their events give the other services their copies. */
export async function seedProjects(seed: SeedContext): Promise<void> {
  await seedLicence(seed, demoLicences.bergwald.id, demoProjects);
  await seedLicence(seed, demoLicences.muster.id, demoMusterProjects);
  await seedTasks(seed, seed.ctx(demoLicences.bergwald.id));
}

async function seedLicence(
  seed: SeedContext,
  licenceId: string,
  orders: readonly DemoProject[],
): Promise<void> {
  const projects = seed.get(ProjectRepository);
  const ctx = seed.ctx(licenceId);
  const demos = demoProjectsOn(seed.clock.now().toISOString().slice(0, 10), orders);
  const created = await projects.create(ctx, demos.map(toRecord));
  for (const demo of demos) await projects.assign(ctx, demo.id, demo.assignedEmployeeIds);
  const people = new Map(demos.map((demo) => [demo.id, demo.assignedEmployeeIds]));
  await seed.get(Outbox).addMany(
    ctx,
    projectChanged,
    created.map((project) => toProjectChanged(project, people.get(project.id) ?? [])),
  );
}
