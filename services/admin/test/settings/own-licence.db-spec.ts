import { getDemoPerson } from '@jahrring/demo';
import { type AdminApp, startAdmin } from '../start-admin';

const url = '/api/admin/own-licence';

interface OwnLicence {
  version: number;
  name: string;
  city: string;
  settings: Record<string, unknown>;
}

describe('one’s own licence', () => {
  let app: AdminApp;

  beforeAll(async () => {
    app = await startAdmin();
  });
  afterAll(() => app.close());

  it('is changed by its admins, from the version they saw, and by nobody below', async () => {
    const admin = await app.as('admin@muster.test');
    const { body } = await admin.get<OwnLicence>(url);
    expect(body).toMatchObject({ name: 'Zimmerei Muster', settings: { passwordMinLength: 10 } });
    const changed = await admin.patch<OwnLicence>(url, { city: 'Trub' }, { ifMatch: body.version });
    expect(changed.body).toMatchObject({ city: 'Trub', version: body.version + 1 });
    expect((await admin.patch(url, { city: 'Bern' }, { ifMatch: body.version })).status).toBe(412);
    const other = await app.as('admin@demo.test');
    expect((await other.get<OwnLicence>(url)).body.name).toBe('Forstbetrieb Bergwald');
    const manager = await app.as('manager@demo.test');
    expect((await manager.get(url)).status).toBe(403);
    expect((await manager.patch(url, { city: 'X' }, { ifMatch: 1 })).status).toBe(403);
  });

  it('keeps its policy within bounds, and leaves type and limits to the superadmin', async () => {
    const admin = await app.as('admin@muster.test');
    const { version } = (await admin.get<OwnLicence>(url)).body;
    const short = await admin.patch(url, { settings: { passwordMinLength: 5 } }, { ifMatch: version });
    expect(short.body).toMatchObject({ status: 422, fields: [{ field: 'settings.passwordMinLength' }] });
    expect((await admin.patch(url, { userLimit: 99 }, { ifMatch: version })).status).toBe(422);
    const settings = { passwordMinLength: 14, sessionIdleHours: 4, secondFactorRequired: true };
    const saved = await admin.patch<OwnLicence>(url, { settings }, { ifMatch: version });
    expect(saved.body.settings).toMatchObject({ ...settings, trustedDeviceDays: 30 });
  });

  it('does not let a function go from its list while somebody has it', async () => {
    const admin = await app.as('admin@demo.test');
    const list = '/api/admin/dropdowns/function';
    const value = { value: 'ranger', texts: { de: 'Ranger' }, active: true };
    const added = await admin.put<OwnLicence>(list, { values: [value] }, { ifMatch: 0 });
    expect(added.status).toBe(200);
    const person = `/api/admin/employees/${getDemoPerson('foreman@demo.test').employeeId}`;
    const { version } = (await admin.get<OwnLicence>(person)).body;
    expect((await admin.patch(person, { function: 'Ranger' }, { ifMatch: version })).status).toBe(200);
    const refused = await admin.put(list, { values: [] }, { ifMatch: added.body.version });
    expect(refused.body).toMatchObject({ status: 409, code: 'DROPDOWN_IN_USE', params: { value: 'Ranger' } });
    const hidden = [{ ...value, active: false }];
    expect((await admin.put(list, { values: hidden }, { ifMatch: added.body.version })).status).toBe(200);
  });

  it('opens in the demo with company parts, centres and the Swiss chart, in both licences', async () => {
    for (const [email, parts] of [
      ['admin@demo.test', 5],
      ['admin@muster.test', 2],
    ] as const) {
      const admin = await app.as(email);
      const total = async (path: string) =>
        (await admin.get<{ total: number }>(`/api/admin/${path}/options`)).body.total;
      expect(await total('company-parts')).toBe(parts);
      expect(await total('accounts')).toBeGreaterThan(150);
      expect(await total('cost-centres')).toBeGreaterThan(0);
      expect(await total('revenue-centres')).toBeGreaterThan(0);
    }
  });
});
