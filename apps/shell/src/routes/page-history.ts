import { createPath, type Location, type Path } from 'react-router';

/** The browser's history, as a navigation needs it. */
export interface PageHistory {
  location: () => Location;
  push: (location: Location) => void;
  replace: (location: Location) => void;
  go: (delta: number) => void;
  /** Tells where the browser went by itself, and by how many entries. One listener at a time; answers how to stop. */
  listen: (onPop: (location: Location, delta: number) => void) => () => void;
}

/**
 * State stored with each history entry: in react-router's own format, so that a visit survives a new version of the
 * shell.
 */
interface Entry {
  /** State that the page stores there. */
  usr?: unknown;
  key?: string;
  /** Place in the row of entries. */
  idx: number;
}

/** A place to go to, its path as the browser will spell it. */
export function toLocation(to: string | Partial<Path>, state: unknown = null, key = newKey()): Location {
  const { pathname, search, hash } = new URL(typeof to === 'string' ? to : createPath(to), 'http://own');
  return { pathname, search, hash, state, key };
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

export function createPageHistory(): PageHistory {
  const entry = () => history.state as Entry | null;
  let index = entry()?.idx ?? 0;
  const adopt = () => history.replaceState({ ...entry(), idx: index }, '');
  const write = ({ state, key }: Location): Entry => ({ usr: state, key, idx: index });
  adopt();
  return {
    location: () => toLocation(window.location, entry()?.usr ?? null, entry()?.key ?? 'default'),
    push: (location) => {
      index += 1;
      history.pushState(write(location), '', createPath(location));
    },
    replace: (location) => history.replaceState(write(location), '', createPath(location)),
    go: (delta) => history.go(delta),
    listen: (onPop) => {
      const notifyListeners = () => {
        const before = index;
        // The browser itself makes an entry when somebody follows a link to a part of the page.
        index = entry()?.idx ?? before + 1;
        adopt();
        onPop(toLocation(window.location, entry()?.usr ?? null, entry()?.key ?? 'default'), index - before);
      };
      addEventListener('popstate', notifyListeners);
      return () => removeEventListener('popstate', notifyListeners);
    },
  };
}
