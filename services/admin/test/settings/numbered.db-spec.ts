import { newId } from '@jahrring/contracts-common';
import { startTestService, type TestClient, type TestService } from '@jahrring/testing';
import { settingsService } from './settings-service';

const kinds = [
  ['company parts', 'company-parts', 'admin.companyPart.changed', {}],
  ['cost centres', 'cost-centres', 'admin.costCentre.changed', { validFrom: '2026-01-01' }],
  ['revenue centres', 'revenue-centres', 'admin.revenueCentre.changed', { validTo: '2026-12-31' }],
  ['accounts', 'accounts', 'admin.account.changed', { kind: 'asset', vatKey: 'standard' }],
] as const;

let next = 1000;

describe.each(kinds)('%s', (_name, resource, event, own) => {
  const url = `/api/admin/${resource}`;
  let app: TestService;
  let admin: TestClient;

  beforeAll(async () => {
    app = await startTestService(settingsService);
    admin = app.as('admin');
  });
  afterAll(() => app.close());

  const draft = (change: object = {}) => ({ number: String((next += 1)), title: 'Eins', ...own, ...change });
  const create = async (change: object = {}) => {
    const { status, body } = await admin.post(url, draft(change));
    expect([status, body.fields]).toEqual([201, undefined]);
    return body;
  };

  it('are created with a version, told to the others and written into the audit trail', async () => {
    const created = await create();
    expect(created).toMatchObject({ ...own, title: 'Eins', active: true, version: 1, deletedAt: null });
    const events = await app.events(event);
    expect(events.at(-1)?.payload).toMatchObject({ id: created.id, number: created.number, deleted: false });
    const audit = await app.audit();
    expect(audit.at(-1)).toMatchObject({ action: 'create', entityId: created.id });
  });

  it('are made once by a request that is sent twice', async () => {
    const body = draft();
    const key = newId();
    const first = await admin.post(url, body, { key });
    const second = await admin.post(url, body, { key });
    expect([first.status, second.body]).toEqual([201, first.body]);
  });

  it('have a number of their own: of two at once one is told at the field', async () => {
    const body = draft();
    const answers = await Promise.all([admin.post(url, body), admin.post(url, body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.body.fields).toMatchObject([{ field: 'number', code: 'unique' }]);
    const other = await create();
    const taken = await admin.patch(`${url}/${other.id}`, { number: body.number }, { ifMatch: 1 });
    expect(taken.body.fields).toMatchObject([{ field: 'number', code: 'unique' }]);
    expect((await app.as('admin', { licence: 'other' }).post(url, body)).status).toBe(201);
  });

  it('give their number free when deleted, and ask for it again when restored', async () => {
    const first = await create();
    expect((await admin.delete(`${url}/${first.id}`, { ifMatch: 1 })).status).toBe(204);
    expect((await app.events(event)).at(-1)?.payload).toMatchObject({ id: first.id, deleted: true });
    const second = await create({ number: first.number });
    const back = await admin.post(`${url}/${first.id}/restore`);
    expect(back.body.fields).toMatchObject([{ field: 'number', code: 'unique' }]);
    await admin.delete(`${url}/${second.id}`, { ifMatch: 1 });
    expect((await admin.post(`${url}/${first.id}/restore`)).body).toMatchObject({
      id: first.id,
      deletedAt: null,
    });
  });

  it('change only from the version that was seen', async () => {
    const { id } = await create();
    expect((await admin.patch(`${url}/${id}`, { title: 'X' })).status).toBe(428);
    const changed = await admin.patch(`${url}/${id}`, { title: 'Neu', active: false }, { ifMatch: 1 });
    expect(changed.body).toMatchObject({ title: 'Neu', active: false, version: 2 });
    const stale = await admin.patch(`${url}/${id}`, { title: 'Alt' }, { ifMatch: 1 });
    expect([stale.status, stale.body.current.title]).toEqual([412, 'Neu']);
  });

  it('are offered to the staff and to nobody else, inactive ones marked, deleted ones left out', async () => {
    const kept = await create({ active: false });
    const gone = await create();
    await admin.delete(`${url}/${gone.id}`, { ifMatch: 1 });
    const { status, body } = await app.as('manager').get(`${url}/options`);
    expect(status).toBe(200);
    const ids = body.items.map(({ id }: { id: string }) => id);
    expect(body.items.find(({ id }: { id: string }) => id === kept.id)).toMatchObject({ active: false });
    expect(ids).not.toContain(gone.id);
    expect((await app.as('employee').get(url)).status).toBe(403);
    for (const role of ['customer', 'guest', 'developer'] as const) {
      expect((await app.as(role).get(`${url}/options`)).body).toEqual({ items: [], total: 0 });
    }
  });

  it('are exported as they are filtered, and the export is noted', async () => {
    const { number } = await create({ title: '=1+1' });
    const file = await admin.get(`${url}/export/csv?filter[number]=${number}`);
    const lines = file.text.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain("'=1+1");
    expect((await admin.get(`${url}/export/xlsx`)).raw.subarray(0, 2).toString()).toBe('PK');
    expect((await app.audit()).at(-1)).toMatchObject({ action: 'export' });
  });
});

describe('the validity of a centre', () => {
  it('ends no earlier than it begins, also when only one day is changed', async () => {
    const app = await startTestService(settingsService);
    const admin = app.as('admin');
    const url = '/api/admin/cost-centres';
    const body = { number: '1', title: 'Eins', validFrom: '2026-06-01', validTo: '2026-05-01' };
    const refused = { fields: [{ field: 'validTo', code: 'afterOrEqual' }] };
    expect((await admin.post(url, body)).body).toMatchObject(refused);
    const { id } = (await admin.post(url, { ...body, validTo: null })).body;
    const wrong = await admin.patch(`${url}/${id}`, { validTo: '2026-05-01' }, { ifMatch: 1 });
    expect(wrong.body).toMatchObject(refused);
    await app.close();
  });
});
