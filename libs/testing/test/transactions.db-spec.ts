import { newId } from '@jahrring/contracts-common';
import { AppError, commonError, rowMapper } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { startTestService } from '../src';
import type { TestService } from '../src';
import { NoteEntity } from './fixtures/note.entity';
import { NoteRepository } from './fixtures/note.repository';
import { notesService } from './fixtures/notes.definition';
import { noteChanged } from './fixtures/note.contract';
import { Outbox } from '@jahrring/service-kit';

describe('transactions', () => {
  let app: TestService;
  let ctx: RequestContext;

  beforeAll(async () => {
    app = await startTestService(notesService);
    ctx = app.ctx();
  });
  afterAll(() => app.close());

  const note = (title: string) => ({
    title,
    body: null,
    amount: '1.00',
    pinned: false,
    secret: null,
    ownerId: ctx.licenceId,
  });
  const count = async () => (await app.get(NoteRepository).ids(ctx, everything, columnsOfNote)).length;
  const everything = { page: 1, pageSize: 'all' as const, sort: [], filter: {} };
  const columnsOfNote = { fields: {} };

  it('keeps 100 concurrent ones apart, 40 of them rolled back', async () => {
    const notes = app.get(NoteRepository);
    const work = (index: number) =>
      app.db.tx(ctx, async (tx) => {
        await notes.insert(tx, note(`n${index}`));
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 5));
        await notes.insert(tx, note(`n${index} again`));
        if (index % 5 < 2) throw commonError('CONFLICT');
      });
    const results = await Promise.allSettled(Array.from({ length: 100 }, (_, index) => work(index)));
    const rejected = results.filter((result) => result.status === 'rejected');
    expect(rejected).toHaveLength(40);
    expect(rejected.every((result) => result.reason instanceof AppError)).toBe(true);
    expect(await count()).toBe(120);
  });

  it('shows its later statements what it inserted without waiting', async () => {
    const mapper = rowMapper(app.db.dataSource, NoteEntity);
    const notes = app.get(NoteRepository);
    const [known] = await app.db.tx(ctx, (tx) => notes.insertMany(tx, [note('known')]));
    const another = { ...known!, id: newId(), title: 'another' };
    await app.db.tx(ctx, async (tx) => {
      await mapper.insertSoon(app.db.writing(tx), [another]);
      expect((await notes.get(tx, another.id)).title).toBe('another');
    });
    expect((await notes.get(ctx, another.id)).title).toBe('another');
  });

  it('keeps nothing where such an insert failed, even if nobody listens to the statement that says so', async () => {
    const mapper = rowMapper(app.db.dataSource, NoteEntity);
    const notes = app.get(NoteRepository);
    const [taken] = await app.db.tx(ctx, (tx) => notes.insertMany(tx, [note('taken')]));
    const before = await count();
    const deaf = app.db.tx(ctx, async (tx) => {
      await notes.insert(tx, note('with it'));
      await mapper.insertSoon(app.db.writing(tx), [taken!]);
      await notes.find(tx, taken!.id).catch(() => null);
    });
    await expect(deaf).rejects.toThrow();
    const last = app.db.tx(ctx, async (tx) => {
      await notes.insert(tx, note('with it'));
      await mapper.insertSoon(app.db.writing(tx), [taken!]);
    });
    await expect(last).rejects.toThrow();
    expect(await count()).toBe(before);
  });

  it('keeps audit trail and events of many records with their commit, and none without', async () => {
    const many = Array.from({ length: 250 }, (_, index) => note(`many ${index}`));
    const [audited, told] = [(await app.audit()).length, (await app.events()).length];
    const write = async (tx: RequestContext) => {
      for (const record of await app.get(NoteRepository).insertMany(tx, many)) {
        await app.get(Outbox).add(tx, noteChanged, { id: record.id, title: record.title });
      }
    };
    const broken = app.db.tx(ctx, async (tx) => {
      await write(tx);
      throw commonError('CONFLICT');
    });
    await expect(broken).rejects.toThrow();
    expect([(await app.audit()).length, (await app.events()).length]).toEqual([audited, told]);
    await app.db.tx(ctx, write);
    expect([(await app.audit()).length, (await app.events()).length]).toEqual([audited + 250, told + 250]);
  });

  it('do once before their commit what follows from several changes, and keep nothing where that fails', async () => {
    const notes = app.get(NoteRepository);
    const done: string[] = [];
    const before = await count();
    const write = (isWhole: boolean) =>
      app.db.tx(ctx, async (tx) => {
        for (const title of ['first', 'second']) {
          await notes.insert(tx, note(title));
          tx.beforeCommit('sum', async () => {
            done.push('sum');
            tx.beforeCommit('report', async () => void done.push('report'));
            if (!isWhole) throw commonError('CONFLICT');
          });
        }
        done.push('work');
      });
    await write(true);
    expect(done).toEqual(['work', 'sum', 'report']);
    await expect(write(false)).rejects.toThrow();
    expect(await count()).toBe(before + 2);
    expect(() => ctx.beforeCommit('sum', async () => undefined)).toThrow();
  });

  it('lets others have their turn where many follow one another', async () => {
    let [turns, isOver] = [0, false];
    const others = (async () => {
      for (; !isOver; turns += 1) await new Promise((resolve) => setImmediate(resolve));
    })();
    for (let at = 0; at < 5; at += 1) {
      await app.db.tx(ctx, async (tx) => {
        await app.get(NoteRepository).find(tx, ctx.licenceId);
        for (const until = performance.now() + 10; performance.now() < until;);
      });
    }
    isOver = true;
    await others;
    expect(turns).toBeGreaterThanOrEqual(5);
  });

  it('loses no update under read-modify-write', async () => {
    const increase = () =>
      app.db.tx(ctx, async (tx) => {
        const manager = app.db.writing(tx);
        const [row] = await manager.query<{ value: number }[]>(
          "SELECT value FROM counters WHERE name = 'notes'",
        );
        await new Promise((resolve) => setTimeout(resolve, 1));
        await manager.query("UPDATE counters SET value = ? WHERE name = 'notes'", [Number(row?.value) + 1]);
      });
    await Promise.all(Array.from({ length: 30 }, () => retryForever(increase)));
    const [row] = await app.db
      .manager(ctx)
      .query<{ value: number }[]>("SELECT value FROM counters WHERE name = 'notes'");
    expect(Number(row?.value)).toBe(30);
  });

  it('leaves no event and no audit row behind when it rolls back', async () => {
    const notes = app.get(NoteRepository);
    const outbox = app.get(Outbox);
    const [events, audit] = [(await app.events()).length, (await app.audit()).length];
    const failing = app.db.tx(ctx, async (tx) => {
      const created = await notes.insert(tx, note('gone'));
      await outbox.add(tx, noteChanged, { id: created.id, title: 'gone' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await app.events()).toHaveLength(events);
    expect(await app.audit()).toHaveLength(audit);
  });

  it('joins an open one, and refuses a second one inside of it', async () => {
    const inner = app.db.tx(ctx, (tx) => app.db.tx(tx, (same) => Promise.resolve(same === tx)));
    await expect(inner).resolves.toBe(true);
    const second = app.db.tx(ctx, () => app.db.tx(ctx, () => Promise.resolve()));
    await expect(second).rejects.toThrow('A transaction is open');
  });

  it('refuses a write outside of one, and through a context whose transaction is over', async () => {
    const notes = app.get(NoteRepository);
    await expect(notes.insert(ctx, note('loose'))).rejects.toThrow('needs a transaction');
    let escaped = ctx;
    await app.db.tx(ctx, (tx) => {
      escaped = tx;
      return Promise.resolve();
    });
    await expect(notes.insert(escaped, note('late'))).rejects.toThrow();
    expect(
      (await app.db.manager(ctx).query<unknown[]>("SELECT id FROM notes WHERE title = 'late'")).length,
    ).toBe(0);
  });

  it('runs afterCommit once, and not after a rollback', async () => {
    const seen: string[] = [];
    await app.db.tx(ctx, (tx) => Promise.resolve(tx.afterCommit(() => seen.push('committed'))));
    const failing = app.db.tx(ctx, (tx) => {
      tx.afterCommit(() => seen.push('rolled back'));
      return Promise.reject(new Error('no'));
    });
    await expect(failing).rejects.toThrow('no');
    expect(seen).toEqual(['committed']);
  });

  it('reads its own writes, which others do not see before the commit', async () => {
    const notes = app.get(NoteRepository);
    await app.db.tx(ctx, async (tx) => {
      const created = await notes.insert(tx, note('inside'));
      expect(await notes.find(tx, created.id)).toMatchObject({ title: 'inside', amount: '1.00' });
      expect(await notes.find(ctx, created.id)).toBeNull();
    });
  });

  it('look outside of themselves, be they more than there are connections', async () => {
    const look = (tx: RequestContext) => app.db.manager(tx.withoutTransaction()).query('SELECT 1 AS one');
    const looking = Array.from({ length: 30 }, () =>
      app.db.tx(app.ctx(), async (tx) => {
        await app.db.writing(tx).query('SELECT 1');
        return look(tx);
      }),
    );
    expect(await Promise.all(looking)).toHaveLength(30);
  });

  it('writes 1 200 rows in one go', async () => {
    const notes = app.get(NoteRepository);
    const before = await count();
    await app.db.tx(ctx, (tx) =>
      notes.insertMany(
        tx,
        Array.from({ length: 1200 }, (_, index) => note(`bulk ${index}`)),
      ),
    );
    expect(await count()).toBe(before + 1200);
  });
});

/** The kit gives up after eight tries; thirty writers on one row need more than that. */
async function retryForever(work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (!(error instanceof Error && /Record has changed|Deadlock|Lock wait/.test(error.message)))
        throw error;
    }
  }
}
