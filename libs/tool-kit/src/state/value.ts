import { useSyncExternalStore } from 'react';

/** A single observable value that lives outside of React. */
export interface Value<T> {
  get(): T;
  set(next: T): void;
  subscribe(listener: () => void): () => void;
}

/** Makes an observable value; setting an identical value tells nobody. */
export function createValue<T>(initial: T): Value<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (next) => {
      if (Object.is(next, current)) return;
      current = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The current value, re-rendering the component when it changes. */
export function useValue<T>(value: Value<T>): T {
  return useSyncExternalStore(value.subscribe, value.get);
}
