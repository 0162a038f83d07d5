import type { ExtraFieldSet } from '@jahrring/contracts-admin';
import type { Browser } from './browser';
import { type AdminApp, startAdmin } from './start-admin';

const url = '/api/admin/extra-fields';
const team = { title: { de: 'Kurs', fr: 'Cours' }, kind: 'text', required: false, inList: true };

describe('extra fields of a licence', () => {
  let app: AdminApp;
  let admin: Browser;

  beforeAll(async () => {
    app = await startAdmin();
    admin = await app.as('admin@demo.test');
  });
  afterAll(() => app.close());

  it('are kept by the licence, read by who sees its records, and by nobody else', async () => {
    const saved = await admin.put<ExtraFieldSet>(url, { entity: 'employee', fields: [team] }, { ifMatch: 0 });
    expect(saved.body).toMatchObject({ version: 1, fields: [{ title: team.title, active: true, order: 0 }] });
    const key = saved.body.fields[0]?.key ?? '';
    expect(key).toMatch(/^text_[a-z0-9]{6}$/);
    const keeper = await (await app.as('supermanager@demo.test')).get<{ items: ExtraFieldSet[] }>(url);
    expect(JSON.stringify(keeper.body)).toContain(key);
    const customer = await (await app.as('customer@demo.test')).get(url);
    expect(JSON.stringify(customer.body)).not.toContain(key);
    const elsewhere = await (await app.as('admin@muster.test')).get(url);
    expect(JSON.stringify(elsewhere.body)).not.toContain(key);
  });

  it('come with the answer a start asks for, and with no other', async () => {
    const asked = await admin.get(url);
    const start = await admin.get('/api/boot', { headers: { prefer: 'return=minimal' } });
    expect(start.body['extraFields']).toEqual(asked.body);
    expect((await admin.get('/api/boot')).body).not.toHaveProperty('extraFields');
    const customer = await app.as('customer@demo.test');
    const own = await customer.get('/api/boot', { headers: { prefer: 'return=minimal' } });
    expect(own.body['extraFields']).toEqual((await customer.get(url)).body);
  });

  it('stand in the employees, checked on the server', async () => {
    const sets = await admin.get<{ items: ExtraFieldSet[] }>(url);
    const key = sets.body.items.find(({ entity }) => entity === 'employee')?.fields[0]?.key ?? '';
    const list = await admin.get<{ items: { id: string; version: number }[] }>('/api/admin/employees');
    const { id = '', version = 0 } = list.body.items[0] ?? {};
    const path = `/api/admin/employees/${id}`;
    const refused = await admin.patch(path, { extra: { text_nobody: 'x' } }, { ifMatch: version });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      422,
      expect.stringContaining('extra.text_nobody'),
    ]);
    const saved = await admin.patch(path, { extra: { [key]: 'Motorsäge' } }, { ifMatch: version });
    expect([saved.status, saved.body['extra']]).toEqual([200, { [key]: 'Motorsäge' }]);
  });

  it('are not overwritten by who has seen an older state, and keep their kind', async () => {
    const stale = await admin.put(url, { entity: 'employee', fields: [] }, { ifMatch: 0 });
    expect(stale.status).toBe(412);
    const sets = await admin.get<{ items: ExtraFieldSet[] }>(url);
    const set = sets.body.items.find(({ entity }) => entity === 'employee');
    const changed = { ...team, key: set?.fields[0]?.key, kind: 'number' };
    const body = { entity: 'employee', fields: [changed] };
    const refused = await admin.put(url, body, { ifMatch: set?.version ?? 0 });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      422,
      expect.stringContaining('extraKindFixed'),
    ]);
  });

  it('are for those who keep the licence', async () => {
    const employee = await app.as('employee@demo.test');
    const { status } = await employee.put(url, { entity: 'address', fields: [] }, { ifMatch: 0 });
    expect(status).toBe(403);
  });

  it('are named in the audit trail with their author', async () => {
    const trail = await admin.get<{ items: { userId: string; entity: string }[] }>(
      '/api/admin/audit?entity=extraFields',
    );
    const people = await admin.get<{ items: { userId: string; firstName: string }[] }>(
      '/api/admin/audit-people',
    );
    const author = people.body.items.find(({ userId }) => userId === trail.body.items[0]?.userId);
    expect(author?.firstName).toBe('Ueli');
  });
});
