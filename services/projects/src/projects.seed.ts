import { localDateAt } from '@jahrring/contracts-common';
import { projectChanged } from '@jahrring/contracts-projects';
import {
  demoDistrictField,
  demoDistrictOf,
  demoLicences,
  demoMusterProjects,
  demoProjects,
  demoProjectsOn,
  demoRandom,
  type DatedDemoProject,
  type DemoProject,
} from '@jahrring/demo';
import { Outbox, type SeedContext } from '@jahrring/service-kit';
import { seedControlling } from './controlling.seed';
import { ProjectRepository, toNewProject, toProjectChanged } from './project';
import { seedTasks } from './task';

const orderSums = [48_500, 62_000, 73_800, 91_000, 118_500];
const revenueCentres = ['500', '510', '600', '700'];
/** Around Langnau in the Emmental, in ten-thousandths of a degree. */
const firstRescuePoint = 140;
const middle = { latitude: 469_300, longitude: 77_800 };
const spread = 900;

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
      costCentre: '100',
      revenueCentre: revenueCentres[index % revenueCentres.length] ?? null,
      latitude: (middle.latitude + random.int(-spread, spread)) / 10_000,
      longitude: (middle.longitude + random.int(-spread, spread)) / 10_000,
      rescuePoint: `RP ${firstRescuePoint + index}, Holzlagerplatz an der Waldstrasse`,
    }),
    ...districtOf(index),
    ...(demo.status === 'ARCH' ? { status: 'ARCH' as const, previousStatus: 'PAID' as const } : {}),
  };
}

function districtOf(index: number) {
  const district = demoDistrictOf(index);
  if (!district) return {};
  return { extra: { [demoDistrictField.key]: district.key }, extraSearch: district.title.de };
}

/** The orders of the demo licences; their events give the other services their copies. */
export async function seedProjects(seed: SeedContext): Promise<void> {
  await seedLicence(seed, demoLicences.bergwald.id, demoProjects);
  await seedLicence(seed, demoLicences.muster.id, demoMusterProjects);
  if (!seed.wants(demoLicences.bergwald.id)) return;
  await seedControlling(seed, seed.ctx(demoLicences.bergwald.id));
  await seedTasks(seed, seed.ctx(demoLicences.bergwald.id));
}

async function seedLicence(
  seed: SeedContext,
  licenceId: string,
  orders: readonly DemoProject[],
): Promise<void> {
  if (!seed.wants(licenceId)) return;
  const projects = seed.get(ProjectRepository);
  const ctx = seed.ctx(licenceId);
  const demos = demoProjectsOn(localDateAt(seed.clock.now(), 'UTC'), orders);
  const created = await projects.create(ctx, demos.map(toRecord));
  for (const demo of demos) await projects.assign(ctx, demo.id, demo.assignedEmployeeIds);
  const people = new Map(demos.map((demo) => [demo.id, demo.assignedEmployeeIds]));
  await seed.get(Outbox).addMany(
    ctx,
    projectChanged,
    created.map((project) => toProjectChanged(project, people.get(project.id) ?? [])),
  );
}
