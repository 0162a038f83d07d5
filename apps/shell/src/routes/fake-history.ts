import type { Location } from 'react-router';
import { toLocation, type PageHistory } from './page-history';

/** A browser's history for tests: going somewhere happens a moment later, as in a browser. */
export interface FakeHistory extends PageHistory {
  /** Addresses of all entries, oldest first. */
  paths: () => string[];
  at: () => number;
  /** As the browser's own buttons. */
  go: (delta: number) => void;
}

export function createFakeHistory(...opened: string[]): FakeHistory {
  const entries: Location[] = opened.map((path) => toLocation(path));
  let at = entries.length - 1;
  let tell: ((location: Location, delta: number) => void) | undefined;
  const here = (): Location => entries[at] ?? toLocation('/');
  return {
    paths: () => entries.map(({ pathname, search, hash }) => `${pathname}${search}${hash}`),
    at: () => at,
    location: here,
    push: (location) => {
      entries.splice(at + 1, Infinity, location);
      at += 1;
    },
    replace: (location) => {
      entries[at] = location;
    },
    go: (delta) => {
      queueMicrotask(() => {
        const next = Math.max(0, Math.min(entries.length - 1, at + delta));
        const steps = next - at;
        at = next;
        if (steps !== 0) tell?.(here(), steps);
      });
    },
    listen: (listener) => {
      tell = listener;
      return () => {
        tell = undefined;
      };
    },
  };
}
