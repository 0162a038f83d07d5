import { telemetry } from '@jahrring/tool-kit';
import { callHeaders, localeValue } from '@jahrring/tool-kit/shell';
import { type HeardEvent, liveEventNames } from './live-state';

const address = '/api/live';
/** The server says something at least every 20 s; without a word for longer the line is dead. */
const silenceMs = 50_000;
const firstPauseMs = 3_000;
const longestPauseMs = 60_000;

/** Id of the last event heard, and milliseconds since any was heard, or since the page's start. */
export interface HeardSoFar {
  after: string | undefined;
  agoMs: number;
}

export interface LiveSource {
  close(): void;
}

/**
 * The one stream of the browser. Comes back by itself: after a break where it was, after a refusal with
 * growing pauses, after silence at once.
 */
export function openLiveSource(heard: () => HeardSoFar, onEvent: (event: HeardEvent) => void): LiveSource {
  let source: EventSource | undefined;
  let closed = false;
  let pause = firstPauseMs;
  let later: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const again = (inMs: number) => {
    source?.close();
    clearTimeout(silence);
    clearTimeout(later);
    if (!closed) later = setTimeout(connect, inMs);
  };
  const keepAwake = () => {
    clearTimeout(silence);
    silence = setTimeout(() => again(0), silenceMs);
  };
  const hear = (name: HeardEvent['name']) => (event: MessageEvent<string>) => {
    keepAwake();
    pause = firstPauseMs;
    onEvent({ name, data: JSON.parse(event.data), id: event.lastEventId || undefined });
  };
  const refused = async () => {
    if (await isSessionOver()) onEvent({ name: 'session-ended', data: {} });
    else again(pause);
    pause = Math.min(longestPauseMs, pause * 2);
  };

  function connect(): void {
    const stream = new EventSource(streamUrl(heard()));
    source = stream;
    keepAwake();
    for (const name of liveEventNames) stream.addEventListener(name, hear(name));
    stream.onerror = () => {
      // While it is connecting the browser tries again by itself; closed, it was refused and says no more.
      if (stream.readyState !== EventSource.CLOSED || closed) return;
      refused().catch((error: unknown) => {
        telemetry.error('live.refused', error);
        again(pause);
      });
    };
  }

  connect();
  return {
    close: () => {
      closed = true;
      source?.close();
      clearTimeout(silence);
      clearTimeout(later);
    },
  };
}

/** An `EventSource` sends no headers of ours: the language that other calls tell in one stands in the address. */
function streamUrl({ after, agoMs }: HeardSoFar): string {
  const query = new URLSearchParams({ locale: localeValue.get().slice(0, 2) });
  if (after) query.set('after', after);
  else query.set('missed', String(Math.round(agoMs)));
  return `${address}?${query.toString()}`;
}

/** Returns true if this browser's session has ended; false if the server cannot be reached, which proves nothing. */
export async function isSessionOver(): Promise<boolean> {
  try {
    const { status } = await fetch(`${address}/session`, {
      headers: callHeaders(),
      credentials: 'same-origin',
      cache: 'no-store',
    });
    return status === 401;
  } catch {
    return false;
  }
}
