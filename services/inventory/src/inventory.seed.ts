import { objectChanged } from '@jahrring/contracts-inventory';
import {
  addDays,
  demoActivities,
  demoLicences,
  demoMachines,
  demoMusterActivities,
  type DemoActivity,
} from '@jahrring/demo';
import { Outbox, type SeedContext } from '@jahrring/service-kit';
import { toNewObject, toObjectChanged } from './object/object.mapper';
import { ObjectRepository } from './object/object.repository';

const serviceMonths = 6;
const exhaustMonths = 24;

/** Activities, machines and vehicles of the demo licences; their events give the other services their copies. */
export async function seedInventory(seed: SeedContext): Promise<void> {
  const objects = seed.get(ObjectRepository);
  const outbox = seed.get(Outbox);
  const today = seed.clock.now().toISOString().slice(0, 10);
  const toActivities = (demos: readonly DemoActivity[]) =>
    demos.map(({ id, articleNumber, title, price }) =>
      toNewObject({
        id,
        kind: 'activities',
        title,
        articleNumber,
        unit: 'hour',
        price,
        vatRateKey: 'standard',
        active: true,
      }),
    );
  const machines = demoMachines.map((machine) =>
    toNewObject({
      id: machine.id,
      kind: machine.kind,
      title: machine.title,
      articleNumber: machine.articleNumber,
      unit: machine.unit,
      price: machine.price,
      vatRateKey: 'standard',
      active: true,
      counterUnit: machine.unit,
      counterReading: `${machine.counter}.000`,
      serviceIntervalMonths: serviceMonths,
      serviceIntervalCounter: machine.serviceInterval,
      nextServiceDate: addDays(today, machine.nextServiceOffset),
      exhaustIntervalMonths: exhaustMonths,
      nextExhaustDate: addDays(today, machine.nextExhaustOffset),
      fuelCostPerLitre: '1.7800',
    }),
  );
  const byLicence = [
    [demoLicences.bergwald.id, [...toActivities(demoActivities), ...machines]],
    [demoLicences.muster.id, toActivities(demoMusterActivities)],
  ] as const;
  for (const [licenceId, records] of byLicence) {
    const ctx = seed.ctx(licenceId);
    const created = await objects.create(ctx, records);
    await outbox.addMany(ctx, objectChanged, created.map(toObjectChanged));
  }
}
