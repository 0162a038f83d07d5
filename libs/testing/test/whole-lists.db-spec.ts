import { jest } from '@jest/globals';
import { startTestService, type TestService } from '../src';
import { NoteRepository } from './fixtures/note.repository';
import { notesService } from './fixtures/notes.definition';

describe('a list of 2000 records that is read as a whole', () => {
  let app: TestService;
  const query = { page: 1, pageSize: 'all' as const, sort: [{ field: 'title', desc: true }], filter: {} };
  const columns = { fields: { title: 'note.title' } };
  const titles = Array.from({ length: 2_000 }, (_, index) => `n${String(index).padStart(4, '0')}`);

  beforeAll(async () => {
    app = await startTestService(notesService);
    const ctx = app.ctx();
    const owned = { body: null, amount: '1.00', pinned: false, secret: null, ownerId: ctx.licenceId };
    const notes = titles.map((title) => ({ title, ...owned }));
    await app.db.tx(ctx, (tx) => app.get(NoteRepository).insertMany(tx, notes));
  });
  afterAll(() => app.close());

  /** Returns how often other work had its turn meanwhile. */
  async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
    let turns = 0;
    let isOver = false;
    const others = (async () => {
      for (; !isOver; turns += 1) await new Promise((resolve) => setImmediate(resolve));
    })();
    await work();
    isOver = true;
    await others;
    return turns;
  }

  it('lets others have their turn, and is whole and in its order', async () => {
    const notes = app.get(NoteRepository);
    let found: string[] = [];
    const turns = await turnsDuring(async () => {
      const { items, total } = await notes.list(app.ctx(), query, columns);
      expect(total).toBe(2_000);
      found = items.map(({ title }) => title);
    });
    expect(found).toEqual(titles.toReversed());
    expect(turns).toBeGreaterThanOrEqual(20);
  });

  it('is shown portion by portion where records need more than themselves', async () => {
    const notes = app.get(NoteRepository);
    const portion = jest.fn(async (some: { title: string }[]) => some.map(({ title }) => title));
    const { items, total } = await notes.listViews(app.ctx(), query, columns, portion);
    const found: string[] = [];
    for await (const title of items) found.push(title);
    expect([total, found]).toEqual([2_000, titles.toReversed()]);
    expect(portion.mock.calls.map(([some]) => some.length)).toEqual(Array.from({ length: 20 }, () => 100));
  });
});
