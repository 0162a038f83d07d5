import type { TableReactivityBindings } from '@tanstack/table-core/reactivity';

/** Nobody listens: the grid draws again by itself when its props change. */
const subscribe = () => ({ unsubscribe: () => undefined });

/**
 * State bindings of TanStack's table: plain values, because every state is passed in. Saves the store of its React
 * adapter, 3 KB of every list.
 */
export const plainState: TableReactivityBindings = {
  createOptionsStore: false,
  wrapExternalAtoms: false,
  addSubscription: () => undefined,
  batch: (change) => change(),
  untrack: (read) => read(),
  schedule: queueMicrotask,
  createReadonlyAtom: (get) => ({ get, subscribe }),
  createWritableAtom: <T>(initial: T) => {
    let value = initial;
    const set = (next: T | ((before: T) => T)) => {
      value = next instanceof Function ? next(value) : next;
    };
    return { get: () => value, set, subscribe };
  },
};
