import { demoLicences } from '@jahrring/demo';
import { type Role, roles } from '@jahrring/contracts-common';
import { Database, type ServiceDefinition } from '@jahrring/service-kit';
import { testLicences, type TestLicence, testPrincipal, type TestService } from '@jahrring/testing';
import { adminService } from '../src/admin.service-definition';
import { MembershipRepository } from '../src/identity/identity-record/membership.repository';
import { LicenceRepository } from '../src/identity/identity-record/licence.repository';
import { UserRepository } from '../src/identity/identity-record/user.repository';

const { sessions: _own, ...definition } = adminService;

/** The whole service, with the suites' own sessions in place of its own: anybody can be signed in at once. */
export const adminOfAnybody: ServiceDefinition = definition;

/** Gives the two licences of the suites, and one person of each role in each, the records the service reads of them. */
export async function addTestPeople(app: TestService): Promise<void> {
  for (const licence of ['own', 'other'] as const) {
    const ctx = app.ctx(licence);
    await app.get(Database).tx(ctx, async (inTx) => {
      const { locale: _locale, ...profile } = demoLicences.bergwald;
      await app.get(LicenceRepository).insert(inTx, {
        ...profile,
        id: testLicences[licence],
        state: 'active',
        startsOn: '2020-01-01',
        endsOn: null,
        userLimit: null,
        settings: {},
        demoData: false,
      });
      for (const role of roles) await addPerson(app, inTx, licence, role);
    });
  }
}

async function addPerson(
  app: TestService,
  ctx: ReturnType<TestService['ctx']>,
  licence: TestLicence,
  role: Role,
): Promise<void> {
  const { userId, membershipId, superadmin } = testPrincipal(role, { licence });
  await app.get(UserRepository).create(ctx, {
    id: userId,
    email: `${role}@${licence}.test`,
    firstName: 'Toni',
    lastName: `${role} ${licence}`,
    locale: 'de',
    regionalLocale: 'de-CH',
    superadmin,
    blocked: false,
    passwordHash: '',
    emailProvedAt: new Date('2020-01-01T08:00:00.000Z'),
    defaultLicenceId: ctx.licenceId,
    lastSignInAt: null,
  });
  await app
    .get(MembershipRepository)
    .insert(ctx, { id: membershipId, userId, role: role === 'superadmin' ? 'admin' : role });
}
