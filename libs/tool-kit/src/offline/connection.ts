import { createValue, useValue } from '../state/value';

/** True if the last call reached the server. The browser's own report is only trusted if it reports no connection. */
export const connectionValue = createValue(typeof navigator === 'undefined' || navigator.onLine !== false);

/** True while the server can be reached, as far as this page knows. */
export function useConnection(): boolean {
  return useValue(connectionValue);
}
