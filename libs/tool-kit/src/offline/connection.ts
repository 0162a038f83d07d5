import { createValue, useValue } from '../state/value';

/** Whether the last call reached the server. What the browser says itself is only believed when it says no. */
export const connectionValue = createValue(typeof navigator === 'undefined' || navigator.onLine !== false);

/** True while the server can be reached, as far as this page knows. */
export function useConnection(): boolean {
  return useValue(connectionValue);
}
