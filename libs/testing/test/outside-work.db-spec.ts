import type { RequestContext } from '@jahrring/service-kit';
import { startTestService } from '../src';
import type { TestService } from '../src';
import { NoteRepository } from './fixtures/note.repository';
import { notesService } from './fixtures/notes.definition';

describe('slow work that a transaction needs', () => {
  let app: TestService;
  let ctx: RequestContext;
  let notes: NoteRepository;

  beforeEach(async () => {
    app = await startTestService(notesService);
    ctx = app.ctx();
    notes = app.get(NoteRepository);
  });
  afterEach(() => app.close());

  const add = (tx: RequestContext, title: string) =>
    notes.insert(tx, {
      ...{ title, body: null, amount: '1.00', pinned: false, secret: null },
      ownerId: ctx.licenceId,
    });
  const titles = async () => {
    const everything = { page: 1, pageSize: 'all' as const, sort: [], filter: {} };
    const ids = await notes.ids(ctx, everything, { fields: {} });
    return (await notes.getMany(ctx, ids)).map(({ title }) => title).toSorted();
  };

  it('is done while the transaction holds nothing, and its outcome is written with the rest', async () => {
    await app.db.tx(ctx, async (tx) => {
      await add(tx, 'before');
      const drawn = await tx.outside('paper', async () => {
        // On SQLite, where one transaction writes at a time, this would wait for ever inside of the other one.
        await app.db.tx(ctx, (other) => add(other, 'meanwhile'));
        return 'drawn';
      });
      await add(tx, drawn);
    });
    expect(await titles()).toEqual(['before', 'drawn', 'meanwhile']);
  });

  it('is done anew where what it depends on has changed meanwhile', async () => {
    const inputs: number[] = [];
    const drawn = await app.db.tx(ctx, async (tx) => {
      const found = (await titlesIn(tx)).length;
      return tx.outside({ found }, async () => {
        inputs.push(found);
        if (inputs.length === 1) await app.db.tx(ctx, (other) => add(other, 'meanwhile'));
        return found;
      });
    });
    expect([drawn, inputs]).toEqual([1, [0, 1]]);
  });

  it('is done inside in the end where something changes every time', async () => {
    let tries = 0;
    const outcome = await app.db.tx(ctx, (tx) => {
      tries += 1;
      const input = tries;
      return tx.outside(input, async () => input);
    });
    expect(outcome).toBe(tries);
    expect(tries).toBeLessThan(12);
  });

  it('leaves nothing behind where it fails', async () => {
    const work = app.db.tx(ctx, async (tx) => {
      await add(tx, 'before');
      await tx.outside('paper', () => Promise.reject(new Error('no thread')));
    });
    await expect(work).rejects.toThrow('no thread');
    expect(await titles()).toEqual([]);
  });

  it('finds the same moment in every try, and is done once for each of several papers', async () => {
    const done: string[] = [];
    const moments = new Set<number>();
    let now = 0;
    await app.db.tx(ctx, async (tx) => {
      moments.add(tx.constant('now', () => (now += 1)));
      for (const paper of ['one', 'two']) await tx.outside(paper, async () => done.push(paper));
    });
    expect([[...moments], done]).toEqual([[1], ['one', 'two']]);
  });

  it('is never done in vain by transactions that come in turn', async () => {
    let runs = 0;
    const issue = () =>
      app.db.tx(ctx, async (tx) => {
        tx.inTurn('numbering');
        const number = (await titlesIn(tx)).length;
        await tx.outside({ number }, async () => {
          runs += 1;
          await new Promise((resolve) => setTimeout(resolve, 5));
        });
        await add(tx, `n${number}`);
      });
    await Promise.all(Array.from({ length: 8 }, issue));
    expect(await titles()).toEqual(['n0', 'n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7']);
    expect(runs).toBe(8);
  });

  const titlesIn = (tx: RequestContext) =>
    notes.ids(tx, { page: 1, pageSize: 'all', sort: [], filter: {} }, { fields: {} });
});
