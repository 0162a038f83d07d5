import { demoLicences } from '@jahrring/demo';
import { jest } from '@jest/globals';
import { Database, systemContext } from '@jahrring/service-kit';
import { newMembership } from '../src/employee/membership.entity';
import { MembershipRepository } from '../src/employee/membership.repository';
import { UserRepository } from '../src/user/user.repository';
import { type AdminApp, startAdmin } from './start-admin';

interface People {
  total: number;
  items: { lastName: string }[];
}

describe('lists of hundreds of people that are asked for as a whole', () => {
  let app: AdminApp;

  beforeAll(async () => {
    app = await startAdmin();
    const service = app.service;
    const ctx = systemContext({ licenceId: demoLicences.bergwald.id });
    await service.get(Database).tx(ctx, async (tx) => {
      const joined = [];
      for (let index = 0; index < 300; index += 1) {
        const lastName = `Zz${String(index).padStart(4, '0')}`;
        const person = {
          email: `${lastName}@many.test`,
          firstName: 'A',
          lastName,
          locale: 'de' as const,
          regionalLocale: null,
          passwordHash: '',
        };
        const user = await service.get(UserRepository).create(tx, person);
        joined.push({ ...newMembership, userId: user.id, role: 'customer' as const });
      }
      await service.get(MembershipRepository).insertMany(tx, joined as never);
    });
  }, 120_000);
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.close());

  const lastNames = ({ items }: People) =>
    items.map(({ lastName }) => lastName).filter((name) => name.startsWith('Zz'));
  const sorted = Array.from({ length: 300 }, (_, index) => `Zz${String(index).padStart(4, '0')}`);

  it('give the employees of a licence in portions', async () => {
    const read = jest.spyOn(app.service.get(MembershipRepository), 'members');
    const admin = await app.as('admin@demo.test');
    read.mockClear();
    const { body } = await admin.get<People>('/api/admin/employees?pageSize=all&sort=lastName');
    expect(lastNames(body)).toEqual(sorted);
    expect(body.total).toBe(body.items.length);
    expect(Math.max(...read.mock.calls.map(([, rows]) => rows.length))).toBeLessThanOrEqual(100);
  });

  it('give the people of the installation in portions', async () => {
    const read = jest.spyOn(app.service.get(MembershipRepository), 'findOfUsers');
    const superadmin = await app.as('superadmin@demo.test');
    const { body } = await superadmin.get<People>('/api/admin/users?pageSize=all&sort=lastName');
    expect(lastNames(body)).toEqual(sorted);
    expect(body.total).toBe(body.items.length);
    expect(Math.max(...read.mock.calls.map(([, ids]) => ids.length))).toBeLessThanOrEqual(100);
  });
});
