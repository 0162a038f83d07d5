import { bootValue } from '../state/boot';
import { bus } from '../state/bus';
import { deviceStore } from './device-store';
import { outboxChanged, outboxValue } from './outbox-value';
import type { NewOutboxItem, OutboxItem } from './outbox.types';

/** Time for which a sent item stays visible: a day. */
const sentShownMs = 86_400_000;
/** Other items may name the device's id of a record for as long as they wait. */
const renamedKeptMs = 30 * sentShownMs;
/** All items of a person on this device, whatever the licence, oldest first. */
export async function itemsOf(userId: string): Promise<OutboxItem[]> {
  const items = await (await deviceStore()).getAllFromIndex('outbox', 'user', userId);
  return items.sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id));
}

/** Reads the queue anew into `outboxValue` and drops what was sent long ago. */
export async function loadOutbox(): Promise<void> {
  const boot = bootValue.get();
  const items = boot ? await itemsOf(boot.user.id) : [];
  const old = items.filter((item) => isSentBefore(item, sentShownMs));
  for (const item of old) {
    if (item.answeredId === undefined || isSentBefore(item, renamedKeptMs))
      await (await deviceStore()).delete('outbox', item.id);
  }
  outboxValue.set(items.filter((item) => item.licenceId === boot?.licence.id && !old.includes(item)));
}

function isSentBefore({ sentAt }: OutboxItem, ms: number): boolean {
  return sentAt !== undefined && sentAt < new Date(Date.now() - ms).toISOString();
}

/**
 * Puts a call of the signed-in person into the queue. Resolved means: it is on the disk and will be sent, whatever
 * happens to page, browser or battery. Rejects where the device cannot keep it.
 */
export async function enqueue(item: NewOutboxItem): Promise<OutboxItem> {
  const boot = bootValue.get();
  if (!boot) throw new Error('nobody is signed in');
  const owned: OutboxItem = {
    ...item,
    userId: boot.user.id,
    licenceId: boot.licence.id,
    createdAt: new Date().toISOString(),
    state: 'waiting',
    tries: 0,
  };
  await write(owned);
  return owned;
}

/** Writes an item through to the disk and tells every tab. */
export async function write(item: OutboxItem): Promise<void> {
  const tx = (await deviceStore()).transaction('outbox', 'readwrite', { durability: 'strict' });
  await Promise.all([tx.store.put(item), tx.done]);
  await changed();
}

/**
 * Writes how a try of an item ended; false, and nothing, where the person has taken the item out meanwhile: it would come back.
 */
export async function rewrite(item: OutboxItem): Promise<boolean> {
  const tx = (await deviceStore()).transaction('outbox', 'readwrite', { durability: 'strict' });
  const isThere = (await tx.store.getKey(item.id)) !== undefined;
  if (isThere) await tx.store.put(item);
  await tx.done;
  await changed();
  return isThere;
}

/** Returns true if an item is still in the queue, to be sent. */
export async function isWaiting(id: string): Promise<boolean> {
  return (await (await deviceStore()).get('outbox', id))?.state === 'waiting';
}

/**
 * Sends a refused item once more, with another content if it was mended. What is sent is another action than the one
 * refused, so it is another item; the record's own id inside the body stays the caller's.
 */
export async function resend(item: OutboxItem, next: NewOutboxItem): Promise<void> {
  const { userId, licenceId, createdAt, creates = false } = item;
  const store = await deviceStore();
  const tx = store.transaction('outbox', 'readwrite', { durability: 'strict' });
  const fresh: OutboxItem = { creates, ...next, userId, licenceId, createdAt, state: 'waiting', tries: 0 };
  await Promise.all([tx.store.delete(item.id), tx.store.put(fresh), tx.done]);
  await changed();
}

/** Takes an item out for good: the person does not want it any more. */
export async function discard(id: string): Promise<void> {
  await (await deviceStore()).delete('outbox', id);
  await changed();
}

async function changed(): Promise<void> {
  await loadOutbox();
  bus.emitToAllTabs(outboxChanged);
}
