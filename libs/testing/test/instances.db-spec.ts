import { Clock, commonError, FixedClock, Remembered } from '@jahrring/service-kit';
import { createTestDatabase, startTestService, testDatabaseKind } from '../src';
import type { TestDatabase, TestResponse, TestService } from '../src';
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

/** Longest time for which another instance's writes may be missing where nothing names the tables. */
const promisedMilliseconds = 10_000;

describe('several instances on one database', () => {
  const clock = new FixedClock(new Date('2026-11-24T09:00:00Z'));
  let database: TestDatabase;
  let apps: TestService[];

  beforeAll(async () => {
    database = await createTestDatabase();
    const start = () => startTestService(notesService, { database, grants: noteGrants, clock });
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

  it('see within a second what another has written, where they remember from small tables', async () => {
    const remembering = apps.map((app) => {
      const known = new Remembered<string[]>(app.db, app.get(Clock), 10, [NoteEntity]);
      const notes = app.get(NoteRepository);
      return () => known.of(app.ctx(), '', async () => titlesOf(await notes.list(app.ctx(), all, none)));
    });
    const seen = () => {
      clock.advance(1_000);
      return Promise.all(remembering.map((read) => read()));
    };
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

  describe('what one writes', () => {
    const wrote = 'jahrring_wrote';
    const cookiesOf = ({ headers }: TestResponse): string[] =>
      [headers['set-cookie'] ?? []].flat().map((cookie) => String(cookie).split(';')[0] ?? '');
    /** The total is counted and remembered: the page does not tell it. */
    const total = async (app: TestService, { role = 'admin', cookies = [] }: Asked = {}): Promise<number> => {
      const client = app.as(role);
      const cookie = [`jahrring_session=${client.session}`, ...cookies].join('; ');
      return (await client.get(`${path}?pageSize=1`, { headers: { cookie } })).body.total;
    };

    it('all others show within the promised time', async () => {
      const [writer, reader] = [apps[0]!, apps.at(-1)!];
      const before = await total(reader);
      await writer.as('admin').post(path, { title: 'told', amount: '1' });
      expect(await total(writer)).toBe(before + 1);
      clock.advance(promisedMilliseconds);
      expect(await total(reader)).toBe(before + 1);
    });

    it('every other one shows at once to whoever wrote it', async () => {
      const [writer, reader] = [apps[0]!, apps.at(-1)!];
      const before = await total(reader);
      const answer = await writer.as('admin').post(path, { title: 'own', amount: '1' });
      const cookies = cookiesOf(answer).filter((cookie) => cookie.startsWith(wrote));
      expect(cookies).toHaveLength(instances === 1 ? 0 : 1);
      expect(await total(reader, { cookies })).toBe(before + 1);
      // A little later too, and after the other one has remembered anew.
      clock.advance(3_000);
      expect(await total(reader, { cookies })).toBe(before + 1);
    });

    it('is noted for changes that were made alone, and for nobody who only looks', async () => {
      const client = apps[0]!.as('admin');
      const refused = await client.post(path, { title: '', amount: 'none' });
      expect(refused.status).toBe(422);
      for (const answer of [refused, await client.get(path)]) {
        expect(cookiesOf(answer).filter((cookie) => cookie.startsWith(wrote))).toEqual([]);
      }
    });

    it('is shown from before where a stranger makes the mark up', async () => {
      const later = clock.now().getTime() + 3_600_000;
      const cookies = [`${wrote}=${later.toString(36)}`, `${wrote}x=1`];
      const before = await total(apps[0]!);
      expect(await total(apps[0]!, { cookies })).toBe(before);
    });
  });
});

interface Asked {
  role?: 'admin' | 'employee';
  cookies?: readonly string[];
}
