import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { OutboxItem } from './outbox.types';

/** An answer kept for when there is no connection. */
export interface KeptAnswer {
  key: string;
  userId: string;
  /** The body as it came, JSON. */
  text: string;
  /** When it came, ISO 8601. */
  at: string;
}

interface DeviceSchema extends DBSchema {
  answers: { key: string; value: KeptAnswer; indexes: { user: string } };
  outbox: { key: string; value: OutboxItem; indexes: { user: string } };
}

export type DeviceStore = IDBPDatabase<DeviceSchema>;

let opened: Promise<DeviceStore> | undefined;

/**
 * Returns the store in which this browser keeps data of its users on the device. Rejects if the browser forbids
 * storage.
 */
export function deviceStore(): Promise<DeviceStore> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

function open(): Promise<DeviceStore> {
  return openDB<DeviceSchema>('jahrring', 1, {
    upgrade: (db) => {
      db.createObjectStore('answers', { keyPath: 'key' }).createIndex('user', 'userId');
      db.createObjectStore('outbox', { keyPath: 'id' }).createIndex('user', 'userId');
    },
    // A newer version of the product waits for nobody's old tab.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated: () => {
      opened = undefined;
    },
  });
}

/** Removes all that one person has on this device. */
export async function eraseFromDevice(userId: string): Promise<void> {
  const store = await deviceStore();
  const tx = store.transaction(['answers', 'outbox'], 'readwrite');
  for (const name of ['answers', 'outbox'] as const) {
    const keys = await tx.objectStore(name).index('user').getAllKeys(userId);
    await Promise.all(keys.map((key) => tx.objectStore(name).delete(key)));
  }
  await tx.done;
}
