import { bootValue } from '../state/boot';
import { deviceStore } from './device-store';

/** Answers of another person or licence are never found: both stand in the key. */
function ownKey(url: string): { key: string; userId: string } | undefined {
  const boot = bootValue.get();
  return boot ? { key: `${boot.user.id}|${boot.licence.id}|${url}`, userId: boot.user.id } : undefined;
}

/** Keeps the newest answer of an address. A device that cannot keep anything is no reason to fail. */
export async function keepAnswer(url: string, text: string): Promise<void> {
  const own = ownKey(url);
  if (!own) return;
  await quietly(async () => {
    await (await deviceStore()).put('answers', { ...own, text, at: new Date().toISOString() });
  });
}

/** The newest answer that came from this address; undefined without one. */
export async function keptAnswer(url: string): Promise<{ text: string; at: string } | undefined> {
  const own = ownKey(url);
  return own && quietly(async () => (await deviceStore()).get('answers', own.key));
}

const bootKey = (userId: string): string => `${userId}|boot`;

/** Keeps what the shell started with, for a start without a connection. */
export async function keepBoot(userId: string, boot: unknown): Promise<void> {
  const at = new Date().toISOString();
  await quietly(async () => {
    await (
      await deviceStore()
    ).put('answers', { key: bootKey(userId), userId, text: JSON.stringify(boot), at });
  });
}

/** The last boot answer of this person on this device. */
export async function keptBoot(userId: string): Promise<unknown> {
  const kept = await quietly(async () => (await deviceStore()).get('answers', bootKey(userId)));
  return kept && (JSON.parse(kept.text) as unknown);
}

/** Private windows and full disks: then nothing is kept. */
async function quietly<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DOMException || error instanceof ReferenceError) return undefined;
    throw error;
  }
}
