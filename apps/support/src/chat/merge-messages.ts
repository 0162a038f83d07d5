import type { MessagePage, MessageView } from '@jahrring/contracts-support';

/** Known messages of a chat, oldest first; `more`: there are older ones. */
export interface KnownMessages {
  messages: readonly MessageView[];
  more: boolean;
}

function isBefore(a: MessageView, b: MessageView): number {
  return a.createdAt === b.createdAt ? a.id.localeCompare(b.id) : a.createdAt.localeCompare(b.createdAt);
}

function union(a: readonly MessageView[], b: readonly MessageView[]): MessageView[] {
  const byId = new Map([...a, ...b].map((message) => [message.id, message]));
  return [...byId.values()].sort(isBefore);
}

/** Adds the newest page. Where nothing of it is known and there is more, messages between would be missing: it begins anew. */
export function withNewest(known: KnownMessages | undefined, { items, more }: MessagePage): KnownMessages {
  const ids = new Set(known?.messages.map(({ id }) => id));
  const meets = !more || items.some(({ id }) => ids.has(id));
  if (!known || !meets) return { messages: items, more };
  return { messages: union(known.messages, items), more: known.more && more };
}

/** Adds the page before the oldest that is known. */
export function withOlder(known: KnownMessages, { items, more }: MessagePage): KnownMessages {
  return { messages: union(items, known.messages), more };
}

/** Adds a message that was just sent. */
export function withOne(known: KnownMessages, message: MessageView): KnownMessages {
  return { messages: union(known.messages, [message]), more: known.more };
}
