import type { LicenceHistory, LicenceOwner, LicenceView } from '@jahrring/contracts-admin';
import { newId, type Page } from '@jahrring/contracts-common';
import { demoLicences } from '@jahrring/demo';
import type { Browser } from './browser';
import { type AdminApp, startAdmin } from './start-admin';

const url = `/api/admin/licences/${demoLicences.bergwald.id}`;
const begin = new Date('2027-03-05T09:00:00.000Z');

describe('owners and history of a licence', () => {
  let app: AdminApp;
  let superadmin: Browser;
  let people: Map<string, string>;

  beforeEach(async () => {
    app = await startAdmin();
    app.clock.set(begin);
    superadmin = await app.as('superadmin@demo.test');
    const { body } = await superadmin.get<Page<{ id: string; role: string }>>(
      `${url}/employees?pageSize=100`,
    );
    people = new Map(body.items.map(({ id, role }) => [role, id]));
  });
  afterEach(() => app.close());

  const owners = async (): Promise<string[]> =>
    (await superadmin.get<Page<LicenceOwner>>(`${url}/owners`)).body.items.map(({ name }) => name);
  const name = (employeeId: string | undefined) => superadmin.post(`${url}/owners`, { employeeId });
  const history = async (from = url, behind = '') =>
    (await superadmin.get<LicenceHistory>(`${from}/history${behind}`)).body;
  const promote = async (id: string) => {
    const { body } = await superadmin.get<{ version: number }>(`${url}/employees/${id}`);
    await superadmin.patch(`${url}/employees/${id}`, { role: 'admin' }, { ifMatch: body.version });
  };

  it('names several of its active admins, each once, and takes them away again', async () => {
    const [first] = await owners();
    const foreman = people.get('foreman') ?? '';
    expect((await name(foreman)).body).toMatchObject({ status: 409, code: 'OWNER_UNFIT' });
    await promote(foreman);
    expect((await name(foreman)).status).toBe(200);
    expect((await name(foreman)).body).toMatchObject({ total: 2 });
    const both = await owners();
    expect(both).toContain(first);
    const answers = await Promise.all([
      superadmin.delete(`${url}/owners/${foreman}`),
      superadmin.delete(`${url}/owners/${foreman}`),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(await owners()).toEqual([first]);
    const told = (await history()).items.filter(({ entity }) => entity === 'licenceOwner');
    const second = both.find((one) => one !== first);
    expect(told.map(({ action, changes }) => [action, changes[0]?.after ?? changes[0]?.before])).toEqual([
      ['delete', second],
      ['create', second],
    ]);
    expect(told[0]?.person).toEqual(expect.any(String));
  });

  it('takes nobody of another licence, and is for superadmins alone', async () => {
    const other = `/api/admin/licences/${demoLicences.muster.id}`;
    expect((await superadmin.post(`${other}/owners`, { employeeId: people.get('admin') })).status).toBe(404);
    expect((await superadmin.get(`/api/admin/licences/${newId()}/owners`)).status).toBe(404);
    const admin = await app.as('admin@muster.test');
    for (const path of ['owners', 'history']) expect((await admin.get(`${url}/${path}`)).status).toBe(404);
  });

  it('tells states, types, seats and plugins with what has changed alone, and who came in', async () => {
    const { muster } = demoLicences;
    const of = `/api/admin/licences/${muster.id}`;
    const version = async () => (await superadmin.get<LicenceView>(of)).body.version;
    const later = (minutes: number) => app.clock.set(new Date(begin.getTime() + minutes * 60_000));
    later(1);
    await superadmin.patch(of, { userLimit: 7 }, { ifMatch: await version() });
    later(2);
    await superadmin.post(`${of}/type`, { type: 'standard', reason: 'Wächst' }, { ifMatch: await version() });
    later(3);
    await superadmin.post(`${of}/plugins/surcharges/state`, { state: 'active' });
    later(4);
    await superadmin.post('/api/auth/licence', { licenceId: muster.id });
    const { items } = await history(of);
    const shown = items.filter(({ occurredAt }) => new Date(occurredAt) > begin);
    const [entered, plugin, agreed, type, seats] = [
      shown.find(({ action }) => action === 'superadmin-enter'),
      shown.find(({ entity }) => entity === 'plugin'),
      shown.find(({ entity }) => entity === 'pluginAgreement'),
      shown.find(({ action }) => action === 'type-change'),
      shown.find(({ action, entity }) => action === 'update' && entity === 'licence'),
    ];
    expect(entered?.person).toEqual(expect.any(String));
    expect([plugin?.plugin, agreed?.plugin]).toEqual(['surcharges', 'surcharges']);
    expect(type).toMatchObject({ reason: 'Wächst' });
    expect(seats?.changes).toEqual([{ field: 'userLimit', before: null, after: 7 }]);
    const last = items.at(-1);
    const before = await history(of, `?behind=${last?.occurredAt}~${last?.id}`);
    expect(before.items.map(({ id }) => id)).not.toContain(last?.id);
  });
});
