import type { RequestContext } from '@jahrring/service-kit';
import { DatabaseTemplate, startTestService } from '../src';
import type { TestDatabase, TestService } from '../src';
import { NoteRepository } from './fixtures/note.repository';
import { notesService } from './fixtures/notes.definition';

const written = {
  title: `Käfer's "Holz" \\ 50 % 🌲`,
  body: 'Zeile 1\r\nZeile 2; -- DROP',
  amount: '12345678.90',
  pinned: true,
  secret: null,
};

describe('a template of databases', () => {
  const open: { app: TestService; database: TestDatabase }[] = [];
  let ctx: RequestContext;
  let id: string;

  const template = new DatabaseTemplate(async (database) => {
    const app = await startTestService(notesService, { database });
    const note = { ...written, ownerId: app.ctx().licenceId };
    const [made] = await app.db.tx(app.ctx(), (tx) => app.get(NoteRepository).insertMany(tx, [note]));
    id = made!.id;
    await app.close();
  });
  const startOnCopy = async () => {
    const database = await template.copy();
    const app = await startTestService(notesService, { database });
    open.push({ app, database });
    ctx = app.ctx();
    return app.get(NoteRepository);
  };
  afterAll(async () => {
    for (const { app, database } of open) {
      await app.close();
      await database.drop();
    }
  });

  it('gives each copy all that was filled in, to the last sign', async () => {
    const notes = await startOnCopy();
    expect(await notes.get(ctx, id)).toMatchObject(written);
  });

  it('keeps copies apart', async () => {
    const [one, other] = [await startOnCopy(), await startOnCopy()];
    const [first] = open.slice(-2);
    await first!.app.db.tx(ctx, async (tx) => {
      const note = await one.get(tx, id);
      await one.update(tx, id, note.version, { title: 'anders' });
    });
    expect((await one.get(ctx, id)).title).toBe('anders');
    expect((await other.get(ctx, id)).title).toBe(written.title);
  });

  it('has applied each migration: a service that starts on a copy applies none again', async () => {
    await startOnCopy();
    const { db } = open.at(-1)!.app;
    const names = async () =>
      (await db.manager(ctx).query<{ name: string }[]>('SELECT name FROM schema_migrations ORDER BY id')).map(
        ({ name }) => name,
      );
    const applied = await names();
    expect(new Set(applied).size).toBe(applied.length);
    expect(await db.dataSource.showMigrations()).toBe(false);
  });
});
