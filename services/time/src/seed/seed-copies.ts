import { demoGoods, demoLicences, demoMachines, type DemoCrew } from '@jahrring/demo';
import type { SeedContext } from '@jahrring/service-kit';
import {
  EmployeeRefRepository,
  LicenceRefRepository,
  ObjectRefRepository,
  ProjectRefRepository,
} from '../reference';

/** Older than every event, so that the first one from the owner takes over. */
const occurredAt = new Date(0);

/** The copies the demo entries need, without waiting for their owners' events. */
export async function seedCopies(seed: SeedContext, licenceId: string, crew: DemoCrew): Promise<void> {
  const ctx = seed.ctx(licenceId);
  const projects = seed.get(ProjectRefRepository);
  await seedLicence(seed, licenceId);
  await seed.get(EmployeeRefRepository).insertMany(
    ctx,
    crew.people.map(({ employeeId: id, firstName, lastName, role, active }) => ({
      id,
      firstName,
      lastName,
      role,
      active,
      occurredAt,
    })),
  );
  await seed.get(ObjectRefRepository).insertMany(ctx, [
    ...(licenceId === demoLicences.bergwald.id ? inventoryCopies() : []),
    ...crew.activities.map(({ id, title, articleNumber, price }) => ({
      id,
      kind: 'activities' as const,
      title,
      articleNumber,
      unit: 'hour',
      price,
      prices: null,
      vatRateKey: 'standard',
      counterReading: null,
      active: true,
      deleted: false,
      occurredAt,
    })),
  ]);
  await projects.insertMany(
    ctx,
    crew.projects.map(({ id, number, title, status }) => ({
      id,
      number,
      title,
      status,
      deleted: false,
      occurredAt,
    })),
  );
  for (const project of crew.projects) {
    const people = new Set([...project.assignedEmployeeIds, project.responsibleEmployeeId]);
    await projects.setEmployees(ctx, project.id, [...people]);
  }
}

/** Creates the copy of the licence, the sender of its day reports. */
async function seedLicence(seed: SeedContext, licenceId: string): Promise<void> {
  const licence = Object.values(demoLicences).find(({ id }) => id === licenceId);
  if (!licence) return;
  const { id, name, country, currency, timeZone, street, houseNumber, zip, city, email, phone } = licence;
  const address = { street, houseNumber, zip, city, email, phone };
  await seed
    .get(LicenceRefRepository)
    .insert(seed.ctx(licenceId), { id, name, country, currency, timeZone, ...address, occurredAt });
}

/** Machines and goods, whose use is seeded beside the hours. */
function inventoryCopies() {
  const machines = demoMachines.map((machine) => ({ ...machine, vatRateKey: 'standard', active: true }));
  return [...machines, ...demoGoods].map((object) => ({
    id: object.id,
    kind: object.kind,
    title: object.title,
    articleNumber: object.articleNumber,
    unit: object.unit,
    price: object.price,
    prices: null,
    vatRateKey: object.vatRateKey,
    counterReading: null,
    active: object.active,
    deleted: false,
    occurredAt,
  }));
}
