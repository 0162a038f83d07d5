import { useEffect, useRef } from 'react';
import { bus } from '../state/bus';

const busName = 'record.changed';

/** A record that somebody has changed, here or elsewhere: whose it is (`support/case`) and which. */
export interface RecordChange {
  entity: string;
  id: string;
}

function isRecordChange(value: unknown): value is RecordChange {
  return typeof value === 'object' && value !== null && 'entity' in value && 'id' in value;
}

/** The shell hands on what it hears from the server; anything else than a record's change is no news. */
export function publishRecordChange(change: unknown): void {
  if (isRecordChange(change)) bus.emit(busName, change);
}

/** Calls the listener when the server tells that a record of this kind has changed; what it says now is to be asked for. */
export function useRecordChanges(entity: string, listener: (id: string) => void): void {
  const latest = useRef(listener);
  latest.current = listener;
  useEffect(
    () =>
      bus.on(busName, (change) => {
        if (isRecordChange(change) && change.entity === entity) latest.current(change.id);
      }),
    [entity],
  );
}
