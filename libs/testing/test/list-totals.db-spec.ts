import { jest } from '@jest/globals';
import { startTestService, testMember, type TestService } from '../src';
import { NoteRepository } from './fixtures/note.repository';
import { notesService } from './fixtures/notes.definition';
import { noteGrants } from './note-grants';

describe('the total of a list', () => {
  let app: TestService;
  const columns = { fields: { title: 'title' } };
  const notes = () => app.get(NoteRepository);
  const page = (number: number, title?: string) =>
    notes().list(
      app.ctx(),
      {
        page: number,
        pageSize: 2,
        sort: [],
        filter: title ? { title: { kind: 'text', value: title } } : {},
      },
      columns,
    );
  const write = (titles: readonly string[], licence: 'own' | 'other' = 'own') => {
    const ctx = app.ctx(licence);
    const owned = { body: null, amount: '1.00', pinned: false, secret: null, ownerId: ctx.licenceId };
    return app.db.tx(ctx, (tx) =>
      notes().insertMany(
        tx,
        titles.map((title) => ({ title, ...owned })),
      ),
    );
  };

  beforeAll(async () => {
    app = await startTestService(notesService, { grants: noteGrants });
    await write(['a', 'b', 'b', 'c', 'c', 'c', 'd']);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.close());

  it('is counted once for pages of one filter, and anew for another', async () => {
    const statements = jest.spyOn(app.db.manager(app.ctx()), 'query');
    for (const number of [1, 2, 3]) expect((await page(number)).total).toBe(7);
    expect(statements).toHaveBeenCalledTimes(1);
    expect((await page(1, 'c')).total).toBe(3);
    expect(statements).toHaveBeenCalledTimes(2);
  });

  it('is counted again after any write in the licence, and kept over one in another', async () => {
    expect((await page(1)).total).toBe(7);
    const [first] = await write(['e']);
    expect((await page(1)).total).toBe(8);
    await app.db.tx(app.ctx(), (tx) => notes().remove(tx, first?.id ?? '', 1));
    expect((await page(1)).total).toBe(7);
    const statements = jest.spyOn(app.db.manager(app.ctx()), 'query');
    await write(['x'], 'other');
    expect((await page(1)).total).toBe(7);
    expect(statements).not.toHaveBeenCalled();
  });

  it('is that of the caller, whoever has asked before', async () => {
    const owned = { body: null, amount: '1.00', pinned: false, secret: null };
    await app.db.tx(app.ctx(), (tx) =>
      notes().insertMany(
        tx,
        ['own 1', 'own 2', 'own 3'].map((title) => ({ title, ...owned, ownerId: testMember('employee') })),
      ),
    );
    const totalFor = async (role: 'admin' | 'employee', person = 0) =>
      (await app.as(role, { person }).get('/api/notes/notes?pageSize=1')).body.total;
    const everything = await totalFor('admin');
    expect(everything).toBeGreaterThan(3);
    expect(await totalFor('employee')).toBe(3);
    expect(await totalFor('admin')).toBe(everything);
    expect(await totalFor('employee', 1)).toBe(0);
  });

  it('counts what an open transaction has written, and forgets it where that is taken back', async () => {
    const list = { page: 1, pageSize: 2, sort: [], filter: {} };
    const taken = app.db.tx(app.ctx(), async (tx) => {
      const owned = { body: null, amount: '1.00', pinned: false, secret: null, ownerId: tx.licenceId };
      await notes().insertMany(tx, [{ title: 'f', ...owned }]);
      expect((await notes().list(tx, list, columns)).total).toBe(11);
      throw new Error('taken back');
    });
    await expect(taken).rejects.toThrow('taken back');
    expect((await page(1)).total).toBe(10);
  });
});
