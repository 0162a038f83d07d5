import { json } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import { streamList } from './list-stream';

const schema = z.object({ total: z.number(), items: z.array(z.object({ id: z.number() })) });

/** Items as SQLite gives them, without a pause, and how many were read between two turns of the event loop at most. */
function aList(total: number) {
  const seen = { read: 0, mostAtOnce: 0 };
  async function* items() {
    for (let id = 0; id < total; id += 1) {
      seen.read += 1;
      yield await Promise.resolve({ id, secret: true });
    }
  }
  return { list: () => ({ total, items: items() }), seen };
}

async function watch(seen: { read: number; mostAtOnce: number }, work: Promise<unknown>): Promise<void> {
  let isRunning = true;
  const watching = (async () => {
    for (let before = 0; isRunning; before = seen.read) {
      await nextTurn();
      seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.read - before);
    }
  })();
  await work;
  isRunning = false;
  await watching;
}

describe('a streamed list', () => {
  it.each([0, 1, 49, 50, 51, 100, 120])('is the JSON of its contract: %d items', async (count) => {
    const { list } = aList(count);
    const answer = streamList(list(), schema, 'rosa');
    const ids = Array.from({ length: count }, (_, id) => ({ id }));
    expect(await json(answer.getStream())).toEqual({ total: count, items: ids });
  });

  it('tells what else its contract has of the list, and nothing more', async () => {
    const withSum = schema.extend({ sum: z.string() });
    const list = { ...aList(2).list(), sum: '3.00', secret: true };
    const answer = await json(streamList(list, withSum, 'rosa').getStream());
    expect(answer).toEqual({ total: 2, sum: '3.00', items: [{ id: 0 }, { id: 1 }] });
  });

  it('leaves others their turn while it is read', async () => {
    const { list, seen } = aList(12_000);
    await watch(seen, json(streamList(list(), schema, 'rosa').getStream()));
    expect(seen.mostAtOnce).toBeLessThanOrEqual(100);
  });

  it('costs no more at a time when one person asks for eight', async () => {
    const { list, seen } = aList(1_000);
    const eight = Array.from({ length: 8 }, () => json(streamList(list(), schema, 'rosa').getStream()));
    await watch(seen, Promise.all(eight));
    expect(seen.read).toBe(8_000);
    expect(seen.mostAtOnce).toBeLessThanOrEqual(100);
  });

  it('goes on for one person while nobody reads another list of theirs', async () => {
    const { list } = aList(1_000);
    const unread = streamList(list(), schema, 'rosa').getStream();
    unread.read(0);
    expect(await json(streamList(list(), schema, 'rosa').getStream())).toMatchObject({ total: 1_000 });
    unread.destroy();
  });
});
