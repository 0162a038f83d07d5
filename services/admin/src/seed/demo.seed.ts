import {
  builtPluginIds,
  employeeChanged,
  extraFieldsChanged,
  licenceChanged,
  type MembershipRole,
} from '@jahrring/contracts-admin';
import { addDays, extraField, localDateAt } from '@jahrring/contracts-common';
import {
  type DemoLicence,
  demoDistrictField,
  demoId,
  demoLicences,
  demoMusterPeople,
  demoPassword,
  demoPeople,
  type DemoPerson,
} from '@jahrring/demo';
import { Outbox, type RequestContext, type SeedContext } from '@jahrring/service-kit';
import { hashPassword } from '../identity/credential';
import { ExtraFieldDefinitionsRepository } from '../settings/extra-field';
import {
  LicenceRepository,
  MembershipRepository,
  toEmployeeEvent,
  toLicenceEvent,
} from '../identity/identity-record';
import type { MembershipEntity } from '../identity/identity-record';
import { LicenceOwnerRepository } from '../identity/licence';
import { LicencePluginRepository, neverOn } from '../identity/licence-plugin';
import { seedSettings } from '../settings/master-data';
import { demoHrFields, seedEmployment } from './demo-employment.seed';
import { seedIdeas } from './demo-ideas.seed';
import { seedIndustrySolution } from './demo-industry.seed';
import { seedUser } from './seed-user';

/** Bergwald has been a customer for a year and a half. */
const startedDaysAgo = 540;

/** The two demo licences with their people; in Bergwald every plugin is on that has a tool. */
export async function seedDemo(seed: SeedContext): Promise<void> {
  // One hash for all: the password is the same, and 27 hashes would cost a second of the first start.
  const passwordHash = await hashPassword(demoPassword);
  await seedLicence(seed, demoLicences.bergwald, demoPeople, passwordHash);
  await seedLicence(seed, demoLicences.muster, demoMusterPeople, passwordHash);
  if (seed.wants(demoLicences.bergwald.id))
    await activateAllPlugins(seed, seed.ctx(demoLicences.bergwald.id));
  await seedSettings(seed);
  await seedIdeas(seed);
  await seedIndustrySolution(seed);
}

async function seedLicence(
  seed: SeedContext,
  demo: DemoLicence,
  people: readonly DemoPerson[],
  passwordHash: string,
): Promise<void> {
  if (!seed.wants(demo.id)) return;
  const ctx = seed.ctx(demo.id);
  const { locale: _locale, ...profile } = demo;
  const licence = await seed.get(LicenceRepository).insert(ctx, {
    ...profile,
    state: 'active',
    startsOn: addDays(localDateAt(seed.clock.now(), demo.timeZone), -startedDaysAgo),
    endsOn: null,
    userLimit: null,
    settings: {},
    demoData: true,
  });
  await seed.get(Outbox).add(ctx, licenceChanged, toLicenceEvent(licence));
  await seedExtraFields(seed, ctx);
  for (const person of people) {
    const membership = await seedPerson(seed, ctx, person, passwordHash);
    await seedEmployment(seed, ctx, person, membership, licence.startsOn);
    if (person.role === 'admin') await seedOwner(seed, ctx, membership.id, licence.startsOn);
  }
}

async function seedOwner(
  seed: SeedContext,
  ctx: RequestContext,
  employeeId: string,
  day: string,
): Promise<void> {
  const named = { namedBy: 'Jahrring', namedAt: new Date(`${day}T08:00:00.000Z`) };
  await seed.get(LicenceOwnerRepository).insert(ctx, { employeeId, ...named });
}

async function seedExtraFields(seed: SeedContext, ctx: RequestContext): Promise<void> {
  const set = { entity: 'project' as const, fields: [extraField.parse(demoDistrictField)] };
  await seed.get(ExtraFieldDefinitionsRepository).insert(ctx, set);
  await seed.get(Outbox).add(ctx, extraFieldsChanged, set);
}

async function seedPerson(
  seed: SeedContext,
  ctx: RequestContext,
  person: DemoPerson,
  passwordHash: string,
): Promise<MembershipEntity> {
  const { employeeId, active, keys, addressN } = person;
  const user = await seedUser(seed, ctx, person, passwordHash);
  const membership = await seed.get(MembershipRepository).insert(ctx, {
    id: employeeId,
    userId: user.id,
    role: toMembershipRole(person),
    active,
    keys: [...keys],
    ...demoHrFields(person),
    addressId: addressN === undefined ? null : demoId('address', addressN),
  });
  await seed.get(Outbox).add(ctx, employeeChanged, toEmployeeEvent({ membership, user }));
  return membership;
}

/** A superadmin is one for the whole installation; in the own licence that person is an admin. */
function toMembershipRole({ role }: DemoPerson): MembershipRole {
  return role === 'superadmin' ? 'admin' : role;
}

async function activateAllPlugins(seed: SeedContext, ctx: RequestContext): Promise<void> {
  const activatedAt = seed.clock.now();
  const rows = builtPluginIds.map((plugin) => ({ ...neverOn, plugin, active: true, activatedAt }));
  await seed.get(LicencePluginRepository).insertMany(ctx, rows);
}
