import type { PluginChargeList } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import { demoLicences } from '@jahrring/demo';
import { jest } from '@jest/globals';
import { Database, systemContext } from '@jahrring/service-kit';
import { newMembership } from '../src/identity/identity-record/membership.entity';
import { MembershipRepository } from '../src/identity/identity-record/membership.repository';
import { PluginAgreementRepository } from '../src/identity/plugin/plugin-agreement.repository';
import { UserRepository } from '../src/identity/identity-record/user.repository';
import { type AdminApp, startAdmin } from './start-admin';

const agreed = {
  plugin: 'surcharges' as const,
  price: '20.50',
  agreedById: newId(),
  agreedBy: 'A Zz',
  agreedAt: new Date('2020-02-01T09:00:00.000Z'),
  startsOn: '2020-02-01',
  endedOn: '2020-02-20',
};

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

  it('write the employees of a licence into a file in portions, with their supervisors', async () => {
    const admin = await app.as('admin@demo.test');
    const read = jest.spyOn(app.service.get(MembershipRepository), 'members');
    const { text } = await admin.get('/api/admin/employees/export/csv?sort=lastName');
    const names = text.split('\r\n').map((line) => line.split(';')[0] ?? '');
    expect(names.filter((name) => name.startsWith('Zz'))).toEqual(sorted);
    expect(text).toContain(';Beat Lehmann');
    expect(Math.max(...read.mock.calls.map(([, rows]) => rows.length))).toBeLessThanOrEqual(100);
  });

  it('give what the licences owe for plugins in portions, with the sum of all', async () => {
    const agreements = app.service.get(PluginAgreementRepository);
    const ctx = systemContext({ licenceId: demoLicences.bergwald.id });
    await app.service.get(Database).tx(ctx, async (tx) => {
      for (let index = 0; index < 250; index += 1) await agreements.insert(tx.inLicence(newId()), agreed);
    });
    const read = jest.spyOn(agreements, 'findInOrder');
    const superadmin = await app.as('superadmin@demo.test');
    const url = '/api/admin/plugin-charges';
    const { body } = await superadmin.get<PluginChargeList>(`${url}?month=2020-02&pageSize=all`);
    expect([body.total, body.items.length, body.sum, body.licences]).toEqual([250, 250, '5125.00', 250]);
    const file = await superadmin.get(`${url}/export/csv?month=2020-02`);
    expect(file.text.trim().split('\r\n')).toHaveLength(251);
    expect(Math.max(...read.mock.calls.map(([, ids]) => ids.length))).toBeLessThanOrEqual(100);
    const page = await superadmin.get<PluginChargeList>(`${url}?month=2020-02&pageSize=100&page=3`);
    expect([page.body.items.length, page.body.sum]).toEqual([50, '5125.00']);
    expect(page.body.items).toEqual(body.items.slice(200));
  });
});
