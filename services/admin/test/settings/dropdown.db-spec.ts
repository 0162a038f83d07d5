import { startTestService, type TestClient, type TestService } from '@jahrring/testing';
import { settingsService } from './settings-service';

const url = '/api/admin/dropdowns';
const shared = '/api/admin/installation-dropdowns';

interface Value {
  value: string;
  texts: Record<string, string>;
  active: boolean;
  own: boolean;
}

const saved = (values: Value[]) => ({
  values: values.map(({ value, texts, active }) => ({ value, texts, active })),
});

describe('lists of values', () => {
  let app: TestService;
  let admin: TestClient;

  beforeEach(async () => {
    app = await startTestService(settingsService);
    admin = app.as('admin');
  });
  afterEach(() => app.close());

  const get = async (client = admin, key = 'tree_species') => (await client.get(`${url}/${key}`)).body;

  it('are there from the start, in the reader’s language, for everybody in the licence', async () => {
    const { body } = await app
      .as('guest')
      .get(`${url}/tree_species/options`, { headers: { 'accept-language': 'fr' } });
    expect(body.items[0]).toEqual({ value: 'spruce', text: expect.any(String), active: true });
    expect((await app.as('guest').get(url)).status).toBe(403);
    expect((await admin.get(`${url}/unknown/options`)).status).toBe(422);
  });

  it('are ordered, translated, hidden and extended by a licence, for itself alone', async () => {
    const { values, version } = await get();
    const own = { value: 'elm', texts: { de: 'Ulme' }, active: true, own: true };
    const [spruce, fir, ...rest] = values as [Value, Value, ...Value[]];
    const changed = [own, { ...fir, texts: { de: 'Weisstanne' } }, { ...spruce, active: false }, ...rest];
    const answer = await admin.put(`${url}/tree_species`, saved(changed), { ifMatch: version });
    expect(answer.body.version).toBe(1);
    expect(answer.body.values.slice(0, 3)).toMatchObject([
      { value: 'elm', own: true },
      { value: 'fir', texts: { de: 'Weisstanne' } },
      { value: 'spruce', active: false },
    ]);
    expect((await app.events('admin.dropdown.changed')).at(-1)?.payload).toMatchObject({
      key: 'tree_species',
      deleted: false,
    });
    const stranger = await get(app.as('admin', { licence: 'other' }));
    expect(JSON.stringify(stranger)).not.toContain('Ulme');
    expect((await admin.put(`${url}/tree_species`, saved(changed), { ifMatch: 0 })).status).toBe(412);
  });

  it('keep the installation’s values: left out they are hidden; what the superadmin adds arrives', async () => {
    const before = await get();
    const kept = (before.values as Value[]).slice(0, 2);
    await admin.put(`${url}/tree_species`, saved(kept), { ifMatch: 0 });
    expect((await get()).values.filter((value: Value) => value.active)).toHaveLength(2);
    const superadmin = app.as('superadmin');
    const added = { value: 'walnut', texts: { de: 'Nussbaum' }, active: true, own: false };
    const list = [...(before.values as Value[]), added];
    expect((await superadmin.put(`${shared}/tree_species`, saved(list), { ifMatch: 0 })).status).toBe(200);
    expect((await get()).values.at(-1)).toMatchObject({ value: 'walnut', active: true, own: false });
    expect((await admin.put(`${shared}/tree_species`, saved(list), { ifMatch: 1 })).status).toBe(404);
    expect(
      (await superadmin.put(`${shared}/tree_species`, saved(list.slice(0, 1)), { ifMatch: 1 })).status,
    ).toBe(200);
    expect((await get()).values.filter((value: Value) => value.active)).toHaveLength(1);
  });

  it('are exported in every language, and the export is noted', async () => {
    const file = await admin.get(`${url}/export/csv`);
    expect(file.text).toContain('tree_species;spruce;');
    expect((await admin.get(`${url}/export/xlsx`)).raw.subarray(0, 2).toString()).toBe('PK');
    expect((await app.audit()).at(-1)).toMatchObject({ action: 'export', entity: 'dropdown' });
    expect((await app.as('employee').get(`${url}/export/csv`)).status).toBe(403);
  });

  it('name the wrong field, and of two who save at once the second is stale', async () => {
    const twice = [
      { value: 'a', texts: { de: 'A' }, active: true },
      { value: 'a', texts: { de: 'B' }, active: true },
    ];
    expect((await admin.put(`${url}/team`, { values: twice }, { ifMatch: 0 })).body.fields).toMatchObject([
      { field: 'values', code: 'distinct' },
    ]);
    const untitled = [{ value: 'a', texts: { de: '' }, active: true }];
    expect((await admin.put(`${url}/team`, { values: untitled }, { ifMatch: 0 })).body.fields).toMatchObject([
      { field: 'values.0.texts.de' },
    ]);
    const save = () => admin.put(`${url}/team`, { values: twice.slice(0, 1) }, { ifMatch: 0 });
    const answers = await Promise.all([save(), save()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });
});
