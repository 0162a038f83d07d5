import type { NewOutboxItem, OutboxItem } from './outbox.types';

const queue = () => import(/* webpackChunkName: "outbox" */ './outbox');
const sender = () => import(/* webpackChunkName: "outbox" */ './outbox-sender');

/**
 * Keeps a POST on the device and sends it now or as soon as there is a connection, exactly once in effect. Resolved: it
 * is on the disk. Rejects where the device cannot keep it; then only sending it at once helps.
 */
export async function sendLater(item: NewOutboxItem): Promise<OutboxItem> {
  const kept = await (await queue()).enqueue(item);
  void flush();
  return kept;
}

/** Sends a refused item anew, mended or as it was; `next` has an id of its own. */
export async function sendAgain(item: OutboxItem, next: NewOutboxItem): Promise<void> {
  await (await queue()).resend(item, next);
  void flush();
}

/** Takes an item out of the queue for good. */
export async function discardUnsent(id: string): Promise<void> {
  await (await queue()).discard(id);
}

async function flush(): Promise<void> {
  await (await sender()).flushOutbox();
}
