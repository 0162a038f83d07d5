import { ApiError, localProblem, noAnswer } from '../api/problem';
import { savedCount } from '../api/saved-count';
import type * as OutboxModule from './outbox';
import type { NewOutboxItem, OutboxItem } from './outbox.types';

/** Code that was not fetched while there was a connection does not come without one. */
const patienceMs = 4_000;

/** The queue; rejects with a problem that says so where its code cannot be had. */
function queue(): Promise<typeof OutboxModule> {
  const late = new Promise<never>((_resolve, reject) => {
    const problem = localProblem(noAnswer, 'NOT_ON_DEVICE', 'errors.notOnDevice');
    setTimeout(() => reject(new ApiError(problem)), patienceMs);
  });
  return Promise.race([import(/* webpackChunkName: "later" */ './outbox'), late]);
}

const sender = () => import(/* webpackChunkName: "later" */ './outbox-sender');

/**
 * Keeps a POST on the device and sends it now or as soon as there is a connection, exactly once in effect. Resolved: it
 * is on the disk. Rejects where the device cannot keep it; then only sending it at once helps.
 */
export async function sendLater(item: NewOutboxItem): Promise<OutboxItem> {
  const kept = await (await queue()).enqueue(item);
  countAsSaved();
  void flush();
  return kept;
}

/** Sends a refused item anew, mended or as it was; `next` has an id of its own. */
export async function sendAgain(item: OutboxItem, next: NewOutboxItem): Promise<void> {
  await (await queue()).resend(item, next);
  countAsSaved();
  void flush();
}

/** For a form, what lies on the device is saved: brought back from its draft it would be there twice. */
function countAsSaved(): void {
  savedCount.set(savedCount.get() + 1);
}

/** Reads the queue from the disk into `outboxValue`: for a page that must know what the device holds before it asks the server. */
export async function readUnsent(): Promise<void> {
  await (await queue()).loadOutbox();
}

/** Takes an item out of the queue for good. */
export async function discardUnsent(id: string): Promise<void> {
  await (await queue()).discard(id);
}

async function flush(): Promise<void> {
  await (await sender()).flushOutbox();
}
