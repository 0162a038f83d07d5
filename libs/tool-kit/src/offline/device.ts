// Device functions that the shell needs; their database is in the shell's file of code for after the first page.
import type { OutboxItem } from './outbox.types';

const kept = () => import(/* webpackChunkName: "later" */ './kept-answers');
const store = () => import(/* webpackChunkName: "later" */ './device-store');
const queue = () => import(/* webpackChunkName: "later" */ './outbox');
const sender = () => import(/* webpackChunkName: "later" */ './outbox-sender');

/** Fetches the code itself, so that it is here when there is no connection. */
export async function fetchDevice(): Promise<void> {
  await Promise.all([kept(), store(), queue(), sender()]);
}

/** Keeps the boot answer of a person for a start without a connection. */
export async function keepBootAnswer(userId: string, boot: unknown): Promise<void> {
  await (await kept()).keepBoot(userId, boot);
}

/** The last boot answer of a person on this device. */
export async function keptBootAnswer(userId: string): Promise<unknown> {
  return (await kept()).keptBoot(userId);
}

/** Begins to send what waits, for as long as the page lives. */
export async function startSending(): Promise<void> {
  (await sender()).startOutbox();
}

/** Returns the items that this person recorded and the server does not have yet, in any licence. */
export async function unsentOf(userId: string): Promise<OutboxItem[]> {
  return (await (await queue()).itemsOf(userId)).filter(({ state }) => state !== 'sent');
}

/** Removes all that one person has on this device. */
export async function eraseFromDevice(userId: string): Promise<void> {
  await (await store()).eraseFromDevice(userId);
}
