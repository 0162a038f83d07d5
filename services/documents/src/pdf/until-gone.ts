import type { KitReply } from '@jahrring/service-kit';

/** Aborted when whoever asked has gone before the answer was sent: a preview nobody looks at any more. */
export function untilGone(reply: KitReply): AbortSignal {
  const gone = new AbortController();
  const { raw } = reply;
  raw.once('close', () => {
    if (!raw.writableEnded) gone.abort();
  });
  return gone.signal;
}
