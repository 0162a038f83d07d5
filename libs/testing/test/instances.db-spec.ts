import { Clock, commonError, Remembered } from '@jahrring/service-kit';
import { createTestDatabase, startTestService, testDatabaseKind } from '../src';
import type { TestDatabase, TestService } from '../src';
import { noteGrants } from './note-grants';
import { NoteEntity } from './fixtures/note.entity';
import { NoteRepository } from './fixtures/note.repository';
import { notesService } from './fixtures/notes.definition';

// SQLite is the embedded database: one process, one writer.
const instances = testDatabaseKind === 'mariadb' ? 3 : 1;

const path = '/api/notes/notes';
const all = { page: 1, pageSize: 'all' as const, sort: [], filter: {} };
const none = { fields: {} };
const titlesOf = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title);

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

  it('see at once what another has written, where they remember', async () => {
    const remembering = apps.map((app) => {
      const known = new Remembered<string[]>(app.db, app.get(Clock), 10, [NoteEntity]);
      const notes = app.get(NoteRepository);
      return () => known.of(app.ctx(), '', async () => titlesOf(await notes.list(app.ctx(), all, none)));
    });
    const seen = () => Promise.all(remembering.map((read) => read()));
    const [first, last] = [apps[0]!.as('admin'), apps.at(-1)!.as('admin')];
    const before = (await seen())[0]!;
    const { body } = await last.post(path, { title: 'seen', amount: '1' });
    expect(await seen()).toEqual(apps.map(() => [...before, 'seen']));
    const changed = await first.put(`${path}/${body.id}`, { title: 'again', amount: '1' }, { ifMatch: 1 });
    expect(changed.status).toBe(200);
    expect(await seen()).toEqual(apps.map(() => [...before, 'again']));
    await last.delete(`${path}/${body.id}`, { ifMatch: 2 });
    expect(await seen()).toEqual(apps.map(() => before));
  });
});
