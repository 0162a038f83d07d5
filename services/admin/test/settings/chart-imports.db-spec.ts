import { Database, execute, tableBuilder, columns } from '@jahrring/service-kit';
import { startTestService, testId, type TestService } from '@jahrring/testing';
import { ChartImports1796800000001 } from '../../src/migrations/1796800000001-chart-imports.migration';
import { settingsService } from './settings-service';

const url = '/api/admin/account-imports';
const { boolean, code, int, json, text } = columns;
const ids = { done: testId('done'), checking: testId('checking'), template: testId('template') };
const fileRow = (line: number, number: string, title: string) => ({
  line,
  number,
  title,
  kind: '',
  vatKey: '',
});
const named = { number: { column: 3, header: 'Konto' }, title: { column: 1, header: 'Text' } };

describe('imports of charts of an older release', () => {
  let app: TestService;
  let madeId: string;

  beforeAll(async () => {
    app = await startTestService(settingsService);
    const made = { number: '1000', title: 'Kasse', kind: 'asset' };
    madeId = (await app.as('admin').post('/api/admin/accounts', made)).body.id;
    const runner = app.get(Database).dataSource.createQueryRunner();
    for (const table of ['chart_imports', 'chart_import_rows']) await tableBuilder(runner).dropTable(table);
    const old = [
      ...[text('source', 255), code('state', 10), json('columns'), json('file_rows'), json('plan')],
      ...[json('counts'), json('made'), int('kept'), boolean('skip_errors')],
    ];
    await tableBuilder(runner).licensedTable('account_imports', old, {});
    const plan = [
      { line: 2, outcome: 'create', errors: [] },
      {
        line: 3,
        outcome: 'error',
        errors: [{ line: 3, column: 3, header: 'Konto', field: 'number', key: 'validation.number' }],
      },
      { line: 4, outcome: 'same', errors: [] },
    ];
    const rows = [fileRow(2, '1000', 'Kasse'), fileRow(3, 'x', 'Falsch'), fileRow(4, '1020', 'Bank')];
    await keep(ids.done, 'done', named, rows, plan, [{ id: madeId, version: 1 }]);
    await keep(ids.checking, 'checking', named, [fileRow(2, '1030', 'Post')], [], []);
    await keep(ids.template, 'checked', {}, [fileRow(1, '1040', 'Depot')], [], []);
    await new ChartImports1796800000001().up(runner);
    await runner.release();
  });
  afterAll(() => app.close());

  const keep = (id: string, state: string, ...json: object[]) =>
    app.db.tx(app.ctx(), async (ctx) => {
      const [places, rows, plan, made] = json.map((one) => JSON.stringify(one));
      const counts = JSON.stringify({ create: 1, update: 0, same: 1, error: 1 });
      const now = '2026-11-20 10:00:00.000';
      const values = [id, ctx.licenceId, now, now, `${state}.csv`, state, places, rows, plan, counts, made];
      await execute(
        app.db.writing(ctx),
        `INSERT INTO account_imports (id, licence_id, created_at, updated_at, source, state, columns, file_rows, plan, counts,
          made, version, kept, skip_errors) VALUES (${values.map(() => '?').join(', ')}, 3, 0, 1)`,
        values,
      );
    });
  const get = async (id: string) => (await app.as('admin').get(`${url}/${id}`)).body;

  it('are kept with their rows and errors, and can be undone', async () => {
    expect(await get(ids.done)).toMatchObject({
      ...{ state: 'done', fileName: 'done.csv', version: 3, rowCount: 3, processed: 3 },
      ...{ counts: { create: 1, update: 0, skip: 1, error: 1 }, createdAt: '2026-11-20T10:00:00.000Z' },
      columns: [{ header: 'Text' }, { header: '' }, { header: 'Konto' }],
    });
    expect((await app.as('admin').get(`${url}/${ids.done}/rows`)).body.items).toMatchObject([
      { line: 2, number: '1000', title: 'Kasse', kind: 'asset', outcome: 'create' },
      { line: 3, outcome: 'error', errors: [{ column: 3, field: 'number', key: 'validation.number' }] },
      { line: 4, outcome: 'skip' },
    ]);
    await app.as('admin').post(`${url}/${ids.done}/undo`);
    await app.runJob('kit.work');
    expect(await get(ids.done)).toMatchObject({ state: 'undone', kept: 0 });
    expect((await app.as('admin').get(`/api/admin/accounts/${madeId}`)).body.deletedAt).not.toBeNull();
  });

  it('go on where the release before was at them, or wait for their person', async () => {
    await app.runJob('kit.work');
    expect(await get(ids.checking)).toMatchObject({ state: 'checked', counts: { create: 1 } });
    expect(await get(ids.template)).toMatchObject({ state: 'checked', columns: [] });
    await app.as('admin').post(`${url}/${ids.template}/commit`, { skipErrors: true });
    await app.runJob('kit.work');
    const { body } = await app.as('admin').get('/api/admin/accounts?filter[number]=1040');
    expect(body.items).toMatchObject([{ title: 'Depot', kind: 'asset' }]);
  });
});
