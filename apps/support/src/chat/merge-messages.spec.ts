import type { MessageView } from '@jahrring/contracts-support';
import fc from 'fast-check';
import { withNewest, withOlder, type KnownMessages } from './merge-messages';

const pageSize = 5;

/** The chat as the server has it, one message a second. */
function chatOf(length: number): MessageView[] {
  return Array.from({ length }, (_, n) => ({
    id: `id-${String(n).padStart(4, '0')}`,
    kind: 'message',
    side: n % 2 ? 'desk' : 'customer',
    authorId: 'a',
    authorName: 'A',
    text: `Nr. ${n}`,
    event: null,
    file: null,
    createdAt: new Date(Date.UTC(2026, 10, 22, 8, 0, n)).toISOString(),
  }));
}

function pageBefore(chat: readonly MessageView[], end: number) {
  const start = Math.max(0, end - pageSize);
  return { items: chat.slice(start, end), more: start > 0 };
}

describe('a chat put together from pages', () => {
  it('is the server’s own end of it, without gaps, however pages and messages come', () => {
    const steps = fc.array(fc.oneof(fc.integer({ min: 0, max: 12 }), fc.constant('older' as const)), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(steps, (all) => {
        let length = 3;
        let known: KnownMessages = withNewest(undefined, pageBefore(chatOf(length), length));
        for (const step of all) {
          const chat = chatOf(length + (step === 'older' ? 0 : step));
          length = chat.length;
          if (step === 'older') {
            const at = chat.findIndex(({ id }) => id === known.messages[0]?.id);
            known = withOlder(known, pageBefore(chat, at));
          } else known = withNewest(known, pageBefore(chat, length));
        }
        const chat = chatOf(length);
        const texts = known.messages.map(({ text }) => text);
        expect(texts).toEqual(chat.slice(-texts.length).map(({ text }) => text));
        expect(known.more).toBe(texts.length < chat.length);
      }),
    );
  });
});
