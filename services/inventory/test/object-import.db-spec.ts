import { setTimeout } from 'node:timers/promises';
import { startTestService } from '@jahrring/testing';
import type { TestClient, TestService } from '@jahrring/testing';
import { inventoryService } from '../src';

const imports = '/api/inventory/object-imports';
const objects = '/api/inventory/objects';

const file = (content: string) => ({ name: 'objekte.csv', content, type: 'text/csv' });

describe('objects out of a file', () => {
  let app: TestService;
  let admin: TestClient;

  beforeEach(async () => {
    app = await startTestService(inventoryService);
    admin = app.as('admin');
  });
  afterEach(() => app.close());

  const upload = async (content: string) => admin.post(imports, undefined, { file: file(content) });
  const work = () => app.runJob('kit.work');
  const get = async (id: string) => (await admin.get(`${imports}/${id}`)).body;
  const total = async () => (await admin.get(objects)).body.total;
  const rowsOf = async (id: string, query = '') => (await admin.get(`${imports}/${id}/rows${query}`)).body;

  /** Uploads and looks at a file with the proposed settings and those given. */
  const check = async (content: string, settings: object = {}) => {
    const { body } = await upload(content);
    await admin.post(`${imports}/${body.id}/check`, { ...body.settings, ...settings });
    await work();
    return get(body.id);
  };
  const run = async (id: string, body: object = {}) => {
    const answer = await admin.post(`${imports}/${id}/commit`, body);
    await work();
    return answer;
  };
  const undo = async (id: string) => {
    await admin.post(`${imports}/${id}/undo`);
    await work();
    return get(id);
  };

  const rows =
    "Art;Artikelnr.;Bezeichnung;Einheit;Preis\nWerkzeug;W1;Axt;Stk;1'234.50\nPflanzen;;Tanne;piece;2,10\n";

  it('are looked at first, then written as who imports them, and change nothing the second time', async () => {
    const { id, counts } = await check(rows);
    expect(counts).toEqual({ create: 2, update: 0, skip: 0, error: 0 });
    expect(await total()).toBe(0);
    expect((await run(id)).status).toBe(202);
    expect(await get(id)).toMatchObject({ state: 'done', processed: 2 });
    const axe = (await admin.get(`${objects}?search=Axt`)).body.items[0];
    expect(axe).toMatchObject({ kind: 'tools', unit: 'piece', price: '1234.5000', articleNumber: 'W1' });
    const trail = `/api/inventory/audit?entity=object&entityId=${axe.id}`;
    const [{ action, userId }] = (await admin.get(trail)).body.items;
    await admin.patch(`${objects}/${axe.id}`, { title: 'Axt' }, { ifMatch: axe.version });
    const [byHand] = (await admin.get(trail)).body.items;
    expect([action, userId]).toEqual(['create', byHand.userId]);
    const again = await check('Art;Artikelnr.;Bezeichnung;Einheit;Preis\nWerkzeug;w1;Axt;Stk;12\n');
    expect(again.counts).toMatchObject({ update: 1 });
    expect((await rowsOf(again.id)).items[0].changes).toEqual({
      articleNumber: { from: 'W1', to: 'w1' },
      price: { from: '1234.5000', to: '12' },
    });
    expect((await check('Nummer;Bezeichnung\nW1;Axt\n')).counts).toMatchObject({ skip: 1 });
  });

  it('are read by the columns that a person names, also without titles', async () => {
    const { body } = await upload('Axt;W1;12\nBeil;W2;13');
    expect(body).toMatchObject({ rowCount: 2, settings: { hasTitles: false, mapping: [null, null, null] } });
    const { id } = await check('Axt;W1;12\nBeil;W2;13', { mapping: ['title', 'articleNumber', 'price'] });
    await run(id);
    const { items } = (await admin.get(`${objects}?sort=title`)).body;
    expect(items).toMatchObject([
      { title: 'Axt', articleNumber: 'W1', price: '12.0000' },
      { title: 'Beil', articleNumber: 'W2' },
    ]);
    const twice = await admin.post(`${imports}/${body.id}/check`, { mapping: ['title', 'title', null] });
    expect(twice.body.fields).toMatchObject([{ field: 'mapping.1', code: 'distinct' }]);
  });

  it('name each wrong row with line and column, and are all written or none unless told otherwise', async () => {
    const { id, counts } = await check('Art;Nummer;Bezeichnung;Preis\nWerkzeug;A;Axt;1\nUnfug;A;;x\n');
    expect(counts).toMatchObject({ create: 1, error: 1 });
    const wrong = await rowsOf(id, '?filter[outcome]=error');
    expect(wrong.total).toBe(1);
    const places = wrong.items[0].errors.map(({ line, column, header, field }: Record<string, unknown>) => [
      ...[line, column, header, field],
    ]);
    expect(places.sort()).toEqual([
      [3, 1, 'Art', 'kind'],
      [3, 2, 'Nummer', 'articleNumber'],
      [3, 3, 'Bezeichnung', 'title'],
      [3, 4, 'Preis', 'price'],
    ]);
    const refused = await run(id);
    expect(refused.body).toMatchObject({ status: 409, code: 'IMPORT_HAS_ERRORS', params: { count: 1 } });
    expect(await total()).toBe(0);
    await run(id, { skipErrors: true });
    expect(await total()).toBe(1);
  });

  it('are undone, but for what somebody has changed since', async () => {
    await admin.post(objects, {
      ...{ kind: 'tools', title: 'Altes Beil', articleNumber: 'W2', unit: 'piece', price: '5' },
    });
    const { id } = await check(`${rows}Werkzeug;W2;Beil;Stk;7\n`);
    await run(id);
    const [tree] = (await admin.get(`${objects}?search=Tanne`)).body.items;
    await admin.patch(`${objects}/${tree.id}`, { title: 'Weisstanne' }, { ifMatch: tree.version });
    expect(await undo(id)).toMatchObject({ state: 'undone', kept: 1 });
    const { items } = (await admin.get(`${objects}?sort=title`)).body;
    expect(items).toMatchObject([{ title: 'Altes Beil', price: '5.0000' }, { title: 'Weisstanne' }]);
    expect((await admin.get(imports)).body).toMatchObject({ total: 1, items: [{ fileName: 'objekte.csv' }] });
    // The record that stayed is asked again: it may be free by then.
    expect(await undo(id)).toMatchObject({ state: 'undone', kept: 1 });
  });

  it('are stopped before they begin or in the middle, and nothing of them is left', async () => {
    const { body } = await upload(rows);
    await admin.post(`${imports}/${body.id}/check`, body.settings);
    await admin.post(`${imports}/${body.id}/cancel`);
    await work();
    expect((await get(body.id)).state).toBe('uploaded');

    const many = Array.from({ length: 2_000 }, (_, index) => `M${index};Keil ${index}`);
    const priced = await check(['Nummer;Bezeichnung;Preis', ...many.map((one) => `${one};1`)].join('\n'));
    await admin.post(`${imports}/${priced.id}/commit`, {});
    const working = work();
    while ((await get(priced.id)).processed === 0) await setTimeout(5);
    const stopped = await admin.post(`${imports}/${priced.id}/cancel`);
    expect(stopped.body).toMatchObject({ state: 'cancelling' });
    await working;
    expect(await get(priced.id)).toMatchObject({ state: 'cancelled', kept: 0 });
    expect(await total()).toBe(0);
  });

  it('take an export back as it is', async () => {
    await admin.post(objects, {
      ...{ kind: 'timber_lots', title: '=Los', articleNumber: 'L1', unit: 'm3', price: '98' },
    });
    const exported = await admin.get(`${objects}/export/csv`);
    const { body } = await admin.post(imports, undefined, { file: { ...file(''), content: exported.raw } });
    await admin.post(`${imports}/${body.id}/check`, body.settings);
    await work();
    expect((await get(body.id)).counts).toEqual({ create: 0, update: 0, skip: 1, error: 0 });
  });

  it('say what is wrong with a file, and are no business of who does not keep objects', async () => {
    expect((await upload('')).body.code).toBe('IMPORT_EMPTY');
    const { status } = await app.as('employee').post(imports, undefined, { file: file(rows) });
    expect(status).toBe(403);
  });
});
