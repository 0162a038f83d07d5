import { startTestService, type TestService } from '../src';
import { NoteRepository } from './fixtures/note.repository';
import { notesService } from './fixtures/notes.definition';

describe('the order of a list by what not every record has', () => {
  let app: TestService;
  const bodies = ['b', null, 'A', 'c', null];

  beforeAll(async () => {
    app = await startTestService(notesService);
    const ctx = app.ctx();
    const owned = { title: 'n', amount: '1.00', pinned: false, secret: null, ownerId: ctx.licenceId };
    const notes = bodies.map((body) => ({ ...owned, body }));
    await app.db.tx(ctx, (tx) => app.get(NoteRepository).insertMany(tx, notes));
  });
  afterAll(() => app.close());

  const inOrder = async (desc: boolean, column: string | { sql: string; kind: 'text' }) => {
    const sort = [{ field: 'body', desc }];
    const { items } = await app
      .get(NoteRepository)
      .list(app.ctx(), { page: 1, pageSize: 10, sort, filter: {} }, { fields: { body: column } });
    return items.map(({ body }) => body);
  };

  it.each([
    ['a property', 'note.body'] as const,
    ['an expression', { sql: 'note.body', kind: 'text' as const }] as const,
  ])('puts those without it last in both directions: %s', async (_name, column) => {
    expect(await inOrder(false, column)).toEqual(['A', 'b', 'c', null, null]);
    expect(await inOrder(true, column)).toEqual(['c', 'b', 'A', null, null]);
  });
});
