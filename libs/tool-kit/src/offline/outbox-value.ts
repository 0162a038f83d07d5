import { createValue } from '../state/value';
import type { OutboxItem } from './outbox.types';

/** Tells every tab that the queue changed. */
export const outboxChanged = 'outbox.changed';
/** In this tab: one item has reached the server; payload `OutboxItem`. */
export const outboxSent = 'outbox.sent';

/** The signed-in person's items in this licence, oldest first; empty until the queue was read. */
export const outboxValue = createValue<readonly OutboxItem[]>([]);
