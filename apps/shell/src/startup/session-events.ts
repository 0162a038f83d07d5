import { bus, newUuid } from '@jahrring/tool-kit';

/** Messages between tabs about the session. */
export const sessionEvents = { signedOut: 'session.signedOut', changed: 'session.changed' } as const;

export interface SessionChange {
  userId?: string;
  licenceId: string;
}

const thisTab = newUuid();

export function notifyTabs(name: string, change?: SessionChange): void {
  bus.emitToAllTabs(name, { ...change, from: thisTab });
}

/** Listens to the other tabs; what this one said itself is left out. */
export function onOtherTabs(name: string, listener: (payload: object) => void): void {
  bus.on(name, (payload) => {
    if (typeof payload !== 'object' || payload === null) return;
    if (!('from' in payload) || payload.from !== thisTab) listener(payload);
  });
}
