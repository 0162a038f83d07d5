import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LiveEventName } from '@jahrring/contracts-admin';
import type { RunningService } from '@jahrring/service-kit';
import type { Browser } from './browser';

export interface HeardEvent {
  name: LiveEventName;
  id: string | undefined;
  data: Record<string, unknown>;
}

/** A browser that listens to the live events of one instance. */
export interface OpenStream {
  readonly status: number;
  readonly headers: Headers;
  readonly heard: readonly HeardEvent[];
  /** The next event of this name that has not been waited for; fails after so many milliseconds. */
  next(name: LiveEventName, withinMs?: number): Promise<HeardEvent>;
  /** Resolves when the server has ended the stream. */
  ended(withinMs?: number): Promise<void>;
  close(): Promise<void>;
}

/** Opens `GET /api/live` over a socket of its own. */
export async function openStream(
  service: RunningService,
  browser: Browser,
  lastEventId?: string,
  missedMs?: number,
): Promise<OpenStream> {
  const server = createServer((request, response) => service.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const leaving = new AbortController();
  const { port } = server.address() as AddressInfo;
  const query = missedMs === undefined ? '' : `?missed=${missedMs}`;
  const response = await fetch(`http://127.0.0.1:${port}/api/live${query}`, {
    headers: { cookie: browser.cookieHeader, ...(lastEventId ? { 'last-event-id': lastEventId } : {}) },
    signal: leaving.signal,
  });
  const heard: HeardEvent[] = [];
  const taken = new Set<HeardEvent>();
  let over = false;
  void read(response, heard).finally(() => {
    over = true;
  });
  return {
    status: response.status,
    headers: response.headers,
    heard,
    next: async (name, withinMs = 1_500) => {
      const event = await until(
        () => heard.find((one) => one.name === name && !taken.has(one)),
        withinMs,
        name,
      );
      taken.add(event);
      return event;
    },
    ended: async (withinMs = 1_000) => {
      await until(() => over || undefined, withinMs, 'the end');
    },
    close: async () => {
      leaving.abort();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function read(response: Response, heard: HeardEvent[]): Promise<void> {
  let text = '';
  try {
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString('utf8');
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) if (block.startsWith('event:')) heard.push(parse(block));
    }
  } catch (error) {
    if (!(error instanceof Error && error.name === 'AbortError')) throw error;
  }
}

function parse(block: string): HeardEvent {
  const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]));
  return {
    name: fields.get('event') as LiveEventName,
    id: fields.get('id'),
    data: JSON.parse(fields.get('data') ?? '{}') as Record<string, unknown>,
  };
}

async function until<T>(look: () => T | undefined, withinMs: number, what: string): Promise<T> {
  const end = performance.now() + withinMs;
  for (;;) {
    const found = look();
    if (found !== undefined) return found;
    if (performance.now() > end) throw new Error(`${what} did not come within ${withinMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
