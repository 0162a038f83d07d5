import { addDays, addMonths, localDateAt, newId } from '@jahrring/contracts-common';
import { defaultTimberSettings, measureStem, middleOf } from '@jahrring/contracts-timber';
import {
  demoAddresses,
  demoLicences,
  demoMachineDays,
  demoMusterAddresses,
  demoMusterPeople,
  demoRandom,
  demoWorkers,
  getDemoPerson,
  type DemoPerson,
  type DemoRandom,
} from '@jahrring/demo';
import type { NewRecord, RequestContext, SeedContext } from '@jahrring/service-kit';
import { AddressRefRepository } from '../reference';
import { ContainerRepository, WeighTicketRepository } from '../container';
import { LotService } from '../lot';
import { OriginRepository } from '../origin';
import { TimberSettingsRepository } from '../settings';
import { type StemEntity, StemRepository } from '../stem';
import { seedFiles } from './seed-files';
import { seedMill } from './seed-mill';
import {
  bergwaldTimber,
  musterTimber,
  plotAt,
  type DemoLot,
  type DemoStems,
  type DemoTimber,
} from './demo-timber';

const randomSeed = 91;
const mmPerCm = 10;
const decimals = 6;
const longFromCm = 1000;
/** Older than every event, so that the first one from the owner takes over. */
const occurredAt = new Date(0);

interface Year extends DemoTimber {
  addresses: readonly { id: string; name: string; zip: string; city: string }[];
  /** People who measured. */
  employeeIds: readonly string[];
  /** Contact for papers for mills. */
  contact: DemoPerson | undefined;
}

/** A year of timber in both demo licences: where it came from, piles in every state, containers with their weighings. */
export async function seedTimber(seed: SeedContext): Promise<void> {
  await seedYear(seed, 'bergwald', {
    ...bergwaldTimber,
    contact: getDemoPerson('manager@demo.test'),
    addresses: demoAddresses,
    employeeIds: demoWorkers.map(({ employeeId }) => employeeId),
  });
  await seedYear(seed, 'muster', {
    ...musterTimber,
    contact: demoMusterPeople[0],
    addresses: demoMusterAddresses,
    employeeIds: demoMusterPeople.map(({ employeeId }) => employeeId),
  });
}

async function seedYear(seed: SeedContext, key: keyof typeof demoLicences, year: Year): Promise<void> {
  const { id: licenceId, phone } = demoLicences[key];
  if (!seed.wants(licenceId)) return;
  const ctx = seed.ctx(licenceId);
  const today = localDateAt(seed.clock.now(), ctx.timeZone);
  const random = demoRandom(randomSeed);
  await seed.get(AddressRefRepository).insertMany(
    ctx,
    year.addresses.map(({ id, name, zip, city }) => ({
      ...{ id, name, place: `${zip} ${city}`, deleted: false, occurredAt },
    })),
  );
  const originIds = await seedOrigins(seed, ctx, year, today);
  const lotIds = new Map<string, string>();
  for (const lot of year.lots) {
    const originId = originIds[lot.origin] ?? null;
    lotIds.set(lot.title, await seedLot(seed, ctx, { lot, year, today, random, originId }));
  }
  await seedContainers(seed, ctx, year, today);
  await seedContact(seed, ctx, { ...year, phone });
  const placed = { originIds, lotIds, origins: year.origins };
  await seedFiles(seed, ctx, {
    ...placed,
    today,
    forwarded: year.forwarded,
    days: demoMachineDays(key, today),
  });
}

async function seedContact(
  seed: SeedContext,
  ctx: RequestContext,
  { contact, phone }: Pick<Year, 'contact'> & { phone: string },
): Promise<void> {
  if (!contact) return;
  const { firstName, lastName, email } = contact;
  const values = {
    ...defaultTimberSettings,
    contact: { role: 'Holzverkauf', firstName, lastName, phone, email },
  };
  await seed.get(TimberSettingsRepository).insert(ctx, { id: ctx.licenceId, values });
}

const addressOf = ({ addresses }: Year, number: number | undefined) =>
  number === undefined ? null : (addresses[number - 1]?.id ?? null);

async function seedOrigins(seed: SeedContext, ctx: RequestContext, year: Year, today: string) {
  const ids = year.origins.map(() => newId());
  await seed.get(OriginRepository).insertMany(
    ctx,
    year.origins.map((origin, index) => {
      const polygon = plotAt(origin.corner);
      const { latitude, longitude } = middleOf(polygon);
      const { title, stand, parcel, municipality, certificate, dds, species } = origin;
      return {
        ...{ id: ids[index] ?? newId(), title, stand, parcel, municipality, polygon, country: 'CH' as const },
        ownerId: addressOf(year, origin.owner),
        latitude: Number(latitude.toFixed(decimals)),
        longitude: Number(longitude.toFixed(decimals)),
        certificateKind: certificate?.kind ?? null,
        certificateNumber: certificate?.number ?? null,
        certificateFrom: certificate ? addMonths(today, -26) : null,
        certificateUntil: certificate ? addMonths(today, 34) : null,
        harvestFrom: addMonths(today, -11),
        harvestUntil: today,
        species: [...species],
        ddsReference: dds?.reference ?? null,
        ddsVerification: dds?.verification ?? null,
        note: null,
      };
    }),
  );
  return ids;
}

interface OneLot {
  lot: DemoLot;
  year: Year;
  today: string;
  random: DemoRandom;
  originId: string | null;
}

async function seedLot(seed: SeedContext, ctx: RequestContext, one: OneLot): Promise<string> {
  const { lot, year, today, originId } = one;
  const service = seed.get(LotService);
  const measuredOn = addDays(today, -lot.daysAgo);
  const corner = year.origins[lot.origin]?.corner;
  const prices = Object.entries(lot.prices ?? {}).map(([assortment, price]) => {
    return { assortment, thicknessClass: null, quality: null, price };
  });
  const buyerId = addressOf(year, lot.buyer);
  const { id } = await service.insert(ctx, {
    ...{ title: lot.title, state: lot.state, place: lot.place, originId, measuredOn, prices, buyerId },
    ...{ kind: lot.estimated ? 'estimated' : 'stems', ...lot.estimated },
    soldOn: buyerId ? addDays(measuredOn, 1) : null,
    latitude: corner?.[1] ?? null,
    longitude: corner?.[0] ?? null,
  });
  let number = 0;
  const stems = (lot.stems ?? []).flatMap((group) =>
    Array.from({ length: group.count }, () =>
      stemOf(group, { ...one, measuredOn, lotId: id, number: ++number }),
    ),
  );
  if (stems.length > 0) await seed.get(StemRepository).insertMany(ctx, stems);
  if (lot.mill) await seedMill(seed, ctx, { mill: lot.mill, lotId: id, stems, today });
  await service.refresh(ctx, id);
  return id;
}

interface OneStem extends OneLot {
  measuredOn: string;
  lotId: string;
  number: number;
}

const spreadCm = 9;

function stemOf(group: DemoStems, one: OneStem): NewRecord<StemEntity> {
  const { random, measuredOn, lotId, originId, year, number } = one;
  const { species, assortment, quality } = group;
  const first = group.diameterCm + random.int(-spreadCm, spreadCm);
  const lengthCm = random.pick(group.lengthsCm);
  const readings = { firstMm: first * mmPerCm, secondMm: (first + random.int(-2, 2)) * mmPerCm };
  return {
    ...{
      id: newId(),
      lotId,
      originId,
      fileId: null,
      species,
      assortment,
      quality,
      lengthCm,
      measuredOn,
      ...readings,
    },
    ...measureStem({ species, lengthCm, measuredOn, ...readings }, defaultTimberSettings),
    title: String(number),
    woodType: lengthCm >= longFromCm ? 'long' : 'short',
    weightKg: null,
    defects: quality === 'D' ? ['beetle'] : [],
    employeeId: year.employeeIds[number % 2] ?? null,
    source: 'manual',
    note: null,
  };
}

async function seedContainers(
  seed: SeedContext,
  ctx: RequestContext,
  year: Year,
  today: string,
): Promise<void> {
  for (const { title, tareKg, place, weighings } of year.containers) {
    const id = newId();
    const [latest] = [...weighings].sort(([one], [other]) => one - other);
    await seed.get(ContainerRepository).insert(ctx, {
      ...{ id, title, tareKg, place, latitude: null, longitude: null, lotId: null, note: null },
      netKg: latest ? latest[1] - tareKg : null,
      weighedOn: latest ? addDays(today, -latest[0]) : null,
    });
    await seed.get(WeighTicketRepository).insertMany(
      ctx,
      weighings.map(([daysAgo, grossKg, moisture, quantity], index) => ({
        ...{ containerId: id, lotId: null, place, grossKg, tareKg, moisture, unit: 'chips' as const },
        weighedOn: addDays(today, -daysAgo),
        ticketNumber: String(4100 + daysAgo + index),
        quantity: Number(quantity).toFixed(3),
        solid: (Number(quantity) * 0.4).toFixed(3),
      })),
    );
  }
}
