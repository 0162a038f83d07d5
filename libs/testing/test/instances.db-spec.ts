import { commonError } from '@jahrring/service-kit';
import { createTestDatabase, startTestService, testDatabaseKind } from '../src';
import type { TestDatabase, TestService } from '../src';
import { noteGrants } from './note-grants';
import { notesService } from './fixtures/notes.definition';

// SQLite is the embedded database: one process, one writer.
const instances = testDatabaseKind === 'mariadb' ? 3 : 1;

const path = '/api/notes/notes';

describe('several instances on one database', () => {
  let database: TestDatabase;
  let apps: TestService[];

  beforeAll(async () => {
    database = await createTestDatabase();
    const start = () => startTestService(notesService, { database, grants: noteGrants });
    apps = await Promise.all(Array.from({ length: instances }, start));
  });
  afterAll(async () => {
    await Promise.all((apps ?? []).map((app) => app.close()));
    await database.drop();
  });

  it('start at the same moment: each migration is run once', async () => {
    const [app] = apps;
    const rows = await app!.db
      .manager(app!.ctx())
      .query<{ name: string }[]>('SELECT name FROM schema_migrations');
    const names = rows.map(({ name }) => name);
    expect(names).toContain('CreateNotes1700000000001');
    expect(new Set(names).size).toBe(names.length);
  });

  it('make one record out of one Idempotency-Key', async () => {
    const call = (app: TestService) =>
      app.as('admin').post(path, { title: 'shared', amount: '1' }, { key: 'shared-key' });
    const responses = await Promise.all([...apps, ...apps, ...apps, ...apps].map(call));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201));
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
  });

  it('keep concurrent transactions apart', async () => {
    const work = (app: TestService, index: number) =>
      app.db.tx(app.ctx(), async (tx) => {
        const manager = app.db.writing(tx);
        await manager.query("UPDATE counters SET value = value + 1 WHERE name = 'notes'");
        if (index % 4 === 0) throw commonError('CONFLICT');
      });
    await Promise.allSettled(Array.from({ length: 60 }, (_, index) => work(apps[index % instances]!, index)));
    const [row] = await apps[0]!.db
      .manager(apps[0]!.ctx())
      .query<{ value: number }[]>("SELECT value FROM counters WHERE name = 'notes'");
    expect(Number(row?.value)).toBe(45);
  });

  it('publish each event once', async () => {
    const counts = await Promise.all(apps.map((app) => app.service.flush()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  });
});
