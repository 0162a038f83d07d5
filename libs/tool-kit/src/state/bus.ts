/** Message between tools inside the browser. Names contain the tool: `documents.changed`. */
export interface BusMessage {
  name: string;
  payload?: unknown;
}

type Listener = (payload: unknown) => void;

const listeners = new Map<string, Set<Listener>>();
let channel: BroadcastChannel | undefined;

/** Opened when first needed: an open channel keeps a process alive. */
function openChannel(): BroadcastChannel | undefined {
  if (!channel && typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel('jahrring');
    channel.addEventListener('message', (event: MessageEvent<BusMessage>) => deliver(event.data));
  }
  return channel;
}

function deliver({ name, payload }: BusMessage): void {
  for (const listener of [...(listeners.get(name) ?? [])]) listener(payload);
}

export const bus = {
  /** Tells the listeners of this tab. */
  emit(name: string, payload?: unknown): void {
    deliver({ name, payload });
  },
  /** Tells the listeners of every tab of this browser, this one included. The payload must be cloneable. */
  emitToAllTabs(name: string, payload?: unknown): void {
    deliver({ name, payload });
    openChannel()?.postMessage({ name, payload } satisfies BusMessage);
  },
  /** Listens; returns the function that stops it. */
  on(name: string, listener: Listener): () => void {
    openChannel();
    const set = listeners.get(name) ?? new Set<Listener>();
    set.add(listener);
    listeners.set(name, set);
    return () => {
      set.delete(listener);
    };
  },
};
