import { newId } from '@jahrring/contracts-common';
import { Database, execute, tableBuilder } from '@jahrring/service-kit';
import { testMember, type TestClient } from '@jahrring/testing';
import { KeepImports1795312000000 } from '../migrations/1795312000000-keep-imports';
import { MoveEntryImports1796900000101 } from '../migrations/1796900000101-move-entry-imports';
import { aTimeService, anEntry, entriesPath, ids, type TimeTest } from '../test/a-time-service';
import { entryImports } from '../test/entry-imports';

const checkInput = {
  fileName: 'alt.csv',
  rows: [
    ['2026-11-16', '09:00'],
    ['2026-11-17', '09:00'],
    ['2026-11-18', '09:00'],
  ].map(([workDate = '', to = ''], at) => ({
    line: at + 2,
    cells: { workDate, from: '07:00', to, employee: 'nh', projectNumber: 'P241', activity: 'Holzen' },
  })),
  settings: {
    ...{ origin: 'kimai', dateOrder: 'dmy', timeZone: 'Europe/Zurich' },
    ...{ words: {}, options: { employeeId: testMember('employee') } },
  },
};

describe('imports of before the engine', () => {
  let app: TimeTest;
  let admin: TestClient;

  beforeEach(async () => {
    app = await aTimeService();
    admin = app.as('admin');
  });
  afterEach(() => app.close());

  const sql = (statement: string, values: unknown[]) =>
    app.db.tx(app.ctx(), (ctx) => execute(app.db.writing(ctx), statement, values));
  /** As the release before it kept them. */
  const goBack = () =>
    migrate(async (runner) => {
      const build = tableBuilder(runner);
      for (const table of ['entry_import_runs', 'entry_import_rows', 'entry_import_words'])
        await build.dropTable(table);
      await new KeepImports1795312000000().up(runner);
    });
  const update = () => migrate((runner) => new MoveEntryImports1796900000101().up(runner));
  const migrate = async (work: (runner: Parameters<typeof tableBuilder>[0]) => Promise<void>) => {
    const runner = app.get(Database).dataSource.createQueryRunner();
    await work(runner);
    await runner.release();
  };
  const anImport = async (id: string, counts: object | null, undone = false) =>
    sql(
      `INSERT INTO entry_imports (id, licence_id, version, created_at, updated_at, file_name, origin, row_count, created_by,
        counts, undone_at, undone_by) VALUES (?, ?, 2, ?, ?, 'alt.csv', 'kimai', 3, ?, ?, ?, ?)`,
      [
        ...[
          id,
          app.ctx().licenceId,
          '2026-11-19 08:00:00.000',
          '2026-11-19 08:00:00.000',
          testMember('admin'),
        ],
        ...[counts && JSON.stringify(counts), undone ? '2026-11-19 09:00:00.000' : null],
        undone ? testMember('admin') : null,
      ],
    );
  const anEntryOf = async (groupId: string, change: object) => {
    const { body } = await app.as('employee').post(entriesPath, anEntry(change));
    await sql('UPDATE time_entries SET group_id = ? WHERE id = ?', [groupId, body.id]);
    return body;
  };
  /** Long work of the person, as it stood when the release was replaced. */
  const aWork = async (id: string, kind: string, input: object, done: number) => {
    const [caller] = await callers();
    await sql(
      `INSERT INTO work_runs (id, licence_id, kind, state, user_id, caller, input, done, total, entries, tally, fence, version,
        created_at, updated_at) VALUES (?, ?, ?, 'queued', ?, ?, ?, ?, 3, '[]', '{}', 0, 1, ?, ?)`,
      [
        ...[id, app.ctx().licenceId, kind, caller?.user_id, caller?.caller, JSON.stringify(input), done],
        ...['2026-11-19 08:00:00.000', '2026-11-19 08:00:00.000'],
      ],
    );
  };
  const callers = async () => {
    const runner = app.get(Database).dataSource.createQueryRunner();
    const found = (await runner.query('SELECT user_id, caller FROM work_runs')) as Record<string, string>[];
    await runner.release();
    return found;
  };
  const oneWork = async () => {
    const { id, settings } = (await entryImports(app, admin).upload('Datum;Dauer\n17.11.2026;2')).body;
    await admin.post(`/api/time/entry-imports/${id}/check`, settings);
    await app.runJob('kit.work');
  };

  it('keep their history, and what is there of them can be taken back', async () => {
    await goBack();
    const [done, undone] = [newId(), newId()];
    await anImport(done, { create: 2, same: 1, skip: 1, error: 0 });
    await anImport(undone, { create: 1, same: 0, skip: 0, error: 0 }, true);
    const first = await anEntryOf(done, { workDate: '2026-11-16' });
    await anEntryOf(done, { workDate: '2026-11-17' });
    await admin.patch(`${entriesPath}/${first.id}`, { comment: 'anders' }, { ifMatch: first.version });
    await update();

    const views = [
      {
        ...{ state: 'done', fileName: 'alt.csv', createdByName: 'admin Muster0', present: 2 },
        ...{ counts: { create: 2, skip: 2, error: 0 }, settings: { origin: 'kimai' } },
      },
      { state: 'undone', present: 0, undoneByName: 'admin Muster0', undoneAt: '2026-11-19T09:00:00.000Z' },
    ];
    const newestFirst = done > undone ? views : views.reverse();
    expect((await admin.get('/api/time/entry-imports')).body.items).toMatchObject(newestFirst);
    const imports = entryImports(app, admin);
    const preview = await imports.get(done, '/undo');
    expect(preview).toMatchObject({ removed: 1, kept: 1, rows: [{ reason: { code: 'changed' } }] });
    expect(preview.rows[0].row.title).toBe('2026-11-16 · employee Muster0');
    expect(await imports.undo(done)).toMatchObject({ state: 'undone', kept: 1 });
    expect((await admin.get(entriesPath)).body.total).toBe(1);
  });

  it('go on where a run was when the release was replaced, and can be taken back as a whole', async () => {
    await oneWork();
    await goBack();
    const [check, run] = [newId(), newId()];
    await anImport(run, null);
    await anEntryOf(run, { workDate: '2026-11-16' });
    await aWork(check, 'time.import-check', checkInput, 3);
    await aWork(run, 'time.import-run', { checkId: check, skipErrors: false }, 1);
    await update();
    await app.runJob('kit.work');

    const imports = entryImports(app, admin);
    expect(await imports.get(run)).toMatchObject({ state: 'done', counts: { create: 3 }, present: 3 });
    const recorded = (await admin.get(`${entriesPath}?sort=workDate`)).body.items;
    expect(recorded.slice(1)).toMatchObject([
      { workDate: '2026-11-17', employeeId: testMember('employee'), projectId: ids.forest, billable: true },
      { workDate: '2026-11-18' },
    ]);
    expect(await imports.undo(run)).toMatchObject({ state: 'undone', kept: 0, present: 0 });
  });

  it('go on being taken back', async () => {
    await oneWork();
    await goBack();
    const run = newId();
    await anImport(run, { create: 1, same: 0, skip: 0, error: 0 });
    await anEntryOf(run, { workDate: '2026-11-16' });
    await aWork(newId(), 'time.import-undo', { runId: run }, 0);
    await update();
    await app.runJob('kit.work');
    expect(await entryImports(app, admin).get(run)).toMatchObject({ state: 'undone', present: 0 });
  });
});
