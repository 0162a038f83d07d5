import type { LiveEventData, LiveEventName } from '@jahrring/contracts-admin';
import { bus, createValue } from '@jahrring/tool-kit';

export interface LiveState {
  /** Notifications of the person in this licence that were not read yet. */
  unread: number;
  /** True if some tab of this browser is connected to the server. */
  connected: boolean;
}

/** Live state; the same in every tab of the browser. */
export const liveState = createValue<LiveState>({ unread: 0, connected: false });

const busName = 'live.event';
const known: readonly string[] = [
  'hello',
  'notification',
  'notifications-changed',
  'session-ended',
  'boot-changed',
  'language-changed',
  'record-changed',
  'heartbeat',
] satisfies readonly LiveEventName[];

/** One event as tabs hand it on. */
export interface HeardEvent {
  name: LiveEventName;
  data: unknown;
  /** Id from which the stream continues after an interruption; events about the present moment have none. */
  id?: string | undefined;
}

export const liveEventNames = known as readonly LiveEventName[];

export function isHeardEvent(value: unknown): value is HeardEvent {
  return typeof value === 'object' && value !== null && 'name' in value && known.includes(String(value.name));
}

/** Hands an event to every tab, this one included. */
export function spread(event: HeardEvent): void {
  bus.emitToAllTabs(busName, event);
}

/** Listens to every event, whichever tab heard it. */
export function onLiveEvent(listener: (event: HeardEvent) => void): () => void {
  return bus.on(busName, (payload) => {
    if (isHeardEvent(payload)) listener(payload);
  });
}

/** Listens to events of one name. */
export function onLive<N extends LiveEventName>(
  name: N,
  listener: (data: LiveEventData<N>) => void,
): () => void {
  return onLiveEvent((event) => {
    // Our own server wrote it by the same contract.
    if (event.name === name) listener(event.data as LiveEventData<N>);
  });
}
