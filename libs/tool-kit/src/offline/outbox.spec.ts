/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { jest } from '@jest/globals';
import type { BootAnswer } from '@jahrring/contracts-common';
import { newUuid } from '../api/action-key';
import { bootValue } from '../state/boot';
import { eraseFromDevice } from './device-store';
import { discard, enqueue, itemsOf, resend } from './outbox';
import { flushOutbox, startOutbox } from './outbox-sender';
import { outboxValue } from './outbox-value';

interface Sent {
  url: string;
  key: string | null;
  body: unknown;
}

/** A server that keeps one effect per key, and does what the test says. */
function aServer(answer: (call: Sent) => Response | Promise<Response>) {
  const calls: Sent[] = [];
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const key = new Headers(init?.headers).get('Idempotency-Key');
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { url: String(input), key, body };
    if (call.key === null) return ok();
    calls.push(call);
    return answer(call);
  });
  return calls;
}

/** jsdom has no Response; this is the part that the client reads. */
function answered(status: number, body: unknown): Response {
  const text = JSON.stringify(body);
  const headers = new Headers();
  return { status, ok: status < 400, headers, text: async () => text, json: async () => body } as Response;
}

const ok = () => answered(201, {});
const problem = (status: number, code: string) =>
  answered(status, { type: 'x', title: code, status, code, key: `errors.${code}`, requestId: '' });

function signedIn(userId: string, licenceId = 'licence'): void {
  bootValue.set({ user: { id: userId }, licence: { id: licenceId } } as BootAnswer);
}

const anEntry = (id = newUuid()) => ({
  id,
  kind: 'time/entry',
  url: '/api/time/entries',
  body: { id },
  summary: { title: 'Mo., 23.11.2026' },
});

/** Turns of the real clock: the tests' own stands still. */
const { setTimeout: later } = globalThis;

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => later(resolve, 5));
}

const statesOf = async (userId: string) => (await itemsOf(userId)).map(({ state }) => state);

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=token';
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'], advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the outbox', () => {
  it('sends in the order of recording, each under a key of its own that a try never changes', async () => {
    signedIn('order');
    let down = true;
    const calls = aServer(() => {
      if (down) throw new TypeError('no network');
      return ok();
    });
    const first = await enqueue(anEntry());
    jest.setSystemTime(Date.now() + 1000);
    const second = await enqueue(anEntry());
    await flushOutbox();
    expect(await statesOf('order')).toEqual(['waiting', 'waiting']);
    down = false;
    calls.length = 0;
    await flushOutbox();
    expect(calls.map(({ key }) => key)).toEqual([`offline-${first.id}`, `offline-${second.id}`]);
    expect(await statesOf('order')).toEqual(['sent', 'sent']);
    await flushOutbox();
    expect(calls).toHaveLength(2);
  });

  it('sends again what the server took but whose answer was lost, under the same key', async () => {
    signedIn('lost');
    const effects = new Set<string | null>();
    let lost = true;
    aServer(({ key }) => {
      effects.add(key);
      if (lost) throw new TypeError('connection reset');
      return ok();
    });
    await enqueue(anEntry());
    await flushOutbox();
    lost = false;
    await flushOutbox();
    expect(effects.size).toBe(1);
    expect(await statesOf('lost')).toEqual(['sent']);
  });

  it('names a record in what follows as the server does, where that made it under another id', async () => {
    signedIn('renamed');
    const [mine, theirs] = [newUuid(), newUuid()];
    let down = true;
    const calls = aServer(({ url }) => {
      if (down && url.endsWith('/photos')) throw new TypeError('no network');
      return answered(201, { id: url.endsWith('/entries') ? theirs : newUuid() });
    });
    const follow = (path: string) => ({
      ...anEntry(),
      url: `/api/time/entries/${mine}/${path}`,
      body: { id: newUuid(), entryIds: [mine] },
    });
    await enqueue({ ...anEntry(), body: { id: mine }, creates: true });
    jest.setSystemTime(Date.now() + 1000);
    await enqueue(follow('photos'));
    await flushOutbox();
    // The next day the one that was sent is no longer shown.
    jest.setSystemTime(Date.now() + 2 * 86_400_000);
    await enqueue(follow('close'));
    down = false;
    await flushOutbox();
    expect(await statesOf('renamed')).toEqual(['sent', 'sent', 'sent']);
    expect(outboxValue.get()).toHaveLength(2);
    expect(calls.slice(-2).map(({ url, body }) => [url, body])).toEqual([
      [expect.stringContaining(`/entries/${theirs}/photos`), expect.objectContaining({ entryIds: [theirs] })],
      [expect.stringContaining(`/entries/${theirs}/close`), expect.objectContaining({ entryIds: [theirs] })],
    ]);
  });

  it('keeps a refused one with its reason, sends the others, and the mended one anew', async () => {
    signedIn('refused');
    const bad = anEntry();
    const calls = aServer(({ key }) => (key === `offline-${bad.id}` ? problem(422, 'VALIDATION') : ok()));
    const refused = await enqueue(bad);
    jest.setSystemTime(Date.now() + 1000);
    await enqueue(anEntry());
    await flushOutbox();
    expect(outboxValue.get().map(({ state, problem }) => [state, problem?.code])).toEqual([
      ['refused', 'VALIDATION'],
      ['sent', undefined],
    ]);
    const mended = anEntry();
    await resend(refused, mended);
    await flushOutbox();
    expect(calls.at(-1)?.key).toBe(`offline-${mended.id}`);
    expect(await statesOf('refused')).toEqual(['sent', 'sent']);
  });

  it.each([
    ['nobody is signed in any more', 401, 'UNAUTHENTICATED'],
    ['the server is overloaded', 503, 'UNAVAILABLE'],
    ['too many tries', 429, 'THROTTLED'],
  ])('waits while %s', async (_why, status, code) => {
    signedIn(code);
    aServer(() => problem(status, code));
    await enqueue(anEntry());
    await flushOutbox();
    expect(await statesOf(code)).toEqual(['waiting']);
  });

  it('never sends what belongs to another person or licence', async () => {
    signedIn('owner', 'theirs');
    const calls = aServer(ok);
    await enqueue(anEntry());
    signedIn('somebody else', 'theirs');
    await flushOutbox();
    signedIn('owner', 'another licence');
    await flushOutbox();
    expect(calls).toEqual([]);
    expect(outboxValue.get()).toEqual([]);
    signedIn('owner', 'theirs');
    await flushOutbox();
    expect(calls).toHaveLength(1);
  });

  it('is sent by one round at a time', async () => {
    signedIn('rounds');
    const calls = aServer(() => Promise.resolve().then(ok));
    await enqueue(anEntry());
    await Promise.all([flushOutbox(), flushOutbox(), flushOutbox()]);
    expect(calls).toHaveLength(1);
  });

  it('goes round once more for what is recorded during a round', async () => {
    signedIn('meanwhile');
    const held: (() => void)[] = [];
    const calls = aServer(({ body }) =>
      held.length > 0 ? answered(201, body) : new Promise((resolve) => held.push(() => resolve(ok()))),
    );
    await enqueue(anEntry());
    void flushOutbox();
    await until(() => held.length > 0);
    jest.setSystemTime(Date.now() + 1000);
    await enqueue(anEntry());
    const rounds = flushOutbox();
    held[0]?.();
    await rounds;
    expect(calls).toHaveLength(2);
    expect(await statesOf('meanwhile')).toEqual(['sent', 'sent']);
  });

  it('goes round once more when the connection comes back while a try is failing', async () => {
    signedIn('back');
    let failing = Infinity;
    const calls = aServer(() => {
      if (calls.length > failing) return ok();
      window.dispatchEvent(new Event('online'));
      throw new TypeError('no network');
    });
    await enqueue(anEntry());
    await flushOutbox();
    const ofOneRound = calls.length;
    failing = 2 * ofOneRound;
    const stop = startOutbox();
    await flushOutbox();
    stop();
    // Each try that failed asked for a round: none of them goes on into another test.
    await flushOutbox();
    expect(calls).toHaveLength(failing + 1);
    expect(await statesOf('back')).toEqual(['sent']);
  });

  it.each([
    ['fails', 503, 'UNAVAILABLE'],
    ['is refused', 422, 'VALIDATION'],
  ])('does not get back what is taken out while its try %s', async (_how, status, code) => {
    signedIn(`out ${code}`);
    let discarding: Promise<void> | undefined;
    const item = anEntry();
    aServer(async () => {
      await (discarding ??= discard(item.id));
      return problem(status, code);
    });
    await enqueue(item);
    await flushOutbox();
    expect(discarding).toBeDefined();
    expect(await itemsOf(`out ${code}`)).toEqual([]);
    expect(outboxValue.get()).toEqual([]);
  });

  it('is soon tried again when the connection is back, however often it was tried without one', async () => {
    signedIn('pauses');
    let answer = (): Response => {
      throw new TypeError('no network');
    };
    const calls = aServer(() => answer());
    for (let entry = 0; entry < 6; entry += 1) {
      await enqueue(anEntry());
      await flushOutbox();
    }
    const busy = () => problem(429, 'THROTTLED');
    const answers = [busy(), ok(), busy()];
    answer = () => answers.shift() ?? ok();
    calls.length = 0;
    const from = Date.now();
    await flushOutbox();
    // A call that goes through between two refusals makes the next pause short again.
    await until(() => {
      jest.advanceTimersByTime(100);
      return calls.length === 8;
    });
    expect(Date.now() - from).toBeLessThan(14_000);
    await flushOutbox();
    expect(await statesOf('pauses')).toEqual(Array(6).fill('sent'));
  });

  it('does not send what is taken out while another is sent', async () => {
    signedIn('out before');
    const [first, second] = [anEntry(), anEntry()];
    const calls = aServer(async ({ key }) => {
      if (key === `offline-${first.id}`) await discard(second.id);
      return ok();
    });
    await enqueue(first);
    jest.setSystemTime(Date.now() + 1000);
    await enqueue(second);
    await flushOutbox();
    expect(calls.map(({ key }) => key)).toEqual([`offline-${first.id}`]);
    expect(await statesOf('out before')).toEqual(['sent']);
  });

  it('shows as sent what the server took though it was taken out meanwhile', async () => {
    signedIn('out late');
    const item = anEntry();
    aServer(async () => {
      await discard(item.id);
      return ok();
    });
    await enqueue(item);
    await flushOutbox();
    expect(await statesOf('out late')).toEqual(['sent']);
  });

  it('is empty after taking an item out, and after signing out', async () => {
    signedIn('leaving');
    const { id } = await enqueue(anEntry());
    await enqueue(anEntry());
    await discard(id);
    expect(await itemsOf('leaving')).toHaveLength(1);
    await eraseFromDevice('leaving');
    expect(await itemsOf('leaving')).toEqual([]);
  });
});
