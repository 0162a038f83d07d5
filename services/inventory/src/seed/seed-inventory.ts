import { localDateAt } from '@jahrring/contracts-common';
import { objectChanged, rateCategoryChanged } from '@jahrring/contracts-inventory';
import {
  demoActivities,
  demoGoods,
  demoLicences,
  demoMachines,
  demoMusterActivities,
  demoRateCategories,
  type DemoActivity,
  type DemoRateCategory,
} from '@jahrring/demo';
import { FileStore, Outbox, uploadOf, type RequestContext, type SeedContext } from '@jahrring/service-kit';
import { toNewObject } from '../object-record/object.mapper';
import { toObjectChanged } from '../object-record/object-changed';
import { ObjectRepository, type NewObject } from '../object-record/object.repository';
import { toRateCategoryChanged } from '../rate-category/rate-category.mapper';
import { RateCategoryRepository } from '../rate-category/rate-category.repository';
import { drawRings } from './draw-rings';
import { seedDefects } from './seed-machine-records';
import { seedPersonal } from './seed-personal';
import { seedQrCodes } from './seed-qr-codes';
import { common, toMachine, toGood } from './seed-objects';

const pictureBytes = 1_000_000;
/** Every so many-th machine and product has a picture. */
const pictured = 3;

/** Objects of all kinds and rate categories of the demo licences; their events give the other services their copies. */
export async function seedInventory(seed: SeedContext): Promise<void> {
  if (seed.wants(demoLicences.bergwald.id)) await seedBergwald(seed, seed.ctx(demoLicences.bergwald.id));
  if (seed.wants(demoLicences.muster.id))
    await seedObjects(seed, seed.ctx(demoLicences.muster.id), demoMusterActivities.map(toActivity));
}

async function seedBergwald(seed: SeedContext, bergwald: RequestContext): Promise<void> {
  const today = localDateAt(seed.clock.now(), 'UTC');
  await seedRateCategories(seed, bergwald, Number(today.slice(0, 4)));
  const machines = demoMachines.map((machine) => toMachine(machine, today));
  const goods = demoGoods.map((good) => toGood(good, today));
  await seedObjects(seed, bergwald, [...demoActivities.map(toActivity), ...machines, ...goods]);
  await seedDefects(seed, bergwald, today);
  await seedQrCodes(seed, bergwald);
  await seedPersonal(seed, bergwald, today);
}

async function seedObjects(
  seed: SeedContext,
  ctx: RequestContext,
  records: readonly NewObject[],
): Promise<void> {
  const objects = seed.get(ObjectRepository);
  const withPictures: NewObject[] = [];
  for (const record of records) withPictures.push({ ...record, imageIds: await pictures(seed, ctx, record) });
  const created = await objects.create(ctx, withPictures);
  await seed.get(Outbox).addMany(ctx, objectChanged, created.map(toObjectChanged));
}

async function pictures(seed: SeedContext, ctx: RequestContext, object: NewObject): Promise<string[]> {
  const number = Number(/\d+/.exec(object.articleNumber ?? '')?.[0] ?? 0);
  const shown = object.kind === 'machines' || object.kind === 'products';
  if (!shown || number % pictured !== 1) return [];
  const upload = uploadOf(`${object.articleNumber}.png`, 'image/png', drawRings(number));
  const rule = { kinds: ['png'], maxBytes: pictureBytes } as const;
  const files = seed.get(FileStore);
  return [(await files.save(ctx, upload, rule)).id];
}

function toActivity({ id, articleNumber, title, price }: DemoActivity): NewObject {
  return toNewObject({ ...common, id, kind: 'activities', title, articleNumber, unit: 'hour', price });
}

async function seedRateCategories(seed: SeedContext, ctx: RequestContext, year: number): Promise<void> {
  const categories = seed.get(RateCategoryRepository);
  for (const category of demoRateCategories) {
    const created = await categories.create(ctx, { ...toRates(category, year), active: true });
    await seed.get(Outbox).add(ctx, rateCategoryChanged, toRateCategoryChanged(created));
  }
}

function toRates({ id, title, hourly }: DemoRateCategory, year: number) {
  const rates = hourly.map(([offset, price], index) => ({
    id: `${id.slice(0, -2)}${String(index + 10)}`,
    objectId: null,
    kind: 'activities' as const,
    unit: 'hour' as const,
    validFrom: `${year + offset}-01-01`,
    price,
  }));
  return { id, title, rates };
}
