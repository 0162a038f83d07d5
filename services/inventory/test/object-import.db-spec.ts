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

  const run = (content: string) => admin.post(imports, undefined, { file: file(content) });
  const check = (content: string) => admin.post(`${imports}/check`, undefined, { file: file(content) });
  const total = async () => (await admin.get(objects)).body.total;

  it('are looked at first, then written, and change nothing the second time', async () => {
    const rows =
      "Art;Artikelnr.;Bezeichnung;Einheit;Preis\nWerkzeug;W1;Axt;Stk;1'234.50\nPflanzen;;Tanne;piece;2,10\n";
    const { body } = await check(rows);
    expect(body.counts).toEqual({ create: 2, update: 0, same: 0, error: 0 });
    expect(await total()).toBe(0);
    expect((await run(rows)).status).toBe(200);
    const axe = (await admin.get(`${objects}?search=Axt`)).body.items[0];
    expect(axe).toMatchObject({ kind: 'tools', unit: 'piece', price: '1234.5000', articleNumber: 'W1' });
    const again = await run('Art;Artikelnr.;Bezeichnung;Einheit;Preis\nWerkzeug;w1;Axt;Stk;12\n');
    expect(again.body.counts).toMatchObject({ update: 1 });
    expect((await check('Nummer;Bezeichnung\nw1;Axt\n')).body.counts).toMatchObject({ same: 1 });
  });

  it('are all written or none: each wrong row is named with its fields', async () => {
    const rows = 'Art;Nummer;Bezeichnung;Preis\nWerkzeug;A;Axt;1\nUnfug;A;;x\n';
    const { body } = await check(rows);
    expect(body.rows[1]).toMatchObject({ line: 3, outcome: 'error' });
    expect(body.rows[1].errors.map(({ field }: { field: string }) => field).sort()).toEqual([
      'articleNumber',
      'kind',
      'price',
      'title',
    ]);
    const refused = await run(rows);
    expect(refused.body).toMatchObject({
      status: 422,
      code: 'OBJECT_IMPORT_HAS_ERRORS',
      params: { count: 1 },
    });
    expect(await total()).toBe(0);
  });

  it('take an export back as it is', async () => {
    await admin.post(objects, {
      kind: 'timber_lots',
      title: '=Los',
      articleNumber: 'L1',
      unit: 'm3',
      price: '98',
    });
    const exported = await admin.get(`${objects}/export/csv`);
    const { body } = await admin.post(`${imports}/check`, undefined, {
      file: { ...file(''), content: exported.raw },
    });
    expect(body.counts).toEqual({ create: 0, update: 0, same: 1, error: 0 });
  });

  it('say what is wrong with a file', async () => {
    expect((await check('Preis\n1\n')).body.code).toBe('OBJECT_IMPORT_NO_TITLE');
    expect((await check('')).body.code).toBe('OBJECT_IMPORT_UNREADABLE');
  });
});
