import { createValue, type Value } from '@jahrring/tool-kit';
import type { ReactNode } from 'react';
import { createPath, type Location, type Navigator } from 'react-router';
import type { LeaveAnswer } from '../startup/ask-to-leave';
import { createAsking } from './asking';
import { followHistory } from './follow-history';
import { toLocation, type PageHistory } from './page-history';
import { matchPage, type PageMatch, type PageRoute } from './page-route';

/** Shown page and its location. */
export interface Place {
  location: Location;
  match: PageMatch;
  page: ReactNode;
  /** False while the first page still loads, and for one that failed to. */
  stands: boolean;
  /** The scroll position was to stay. */
  keepsScroll: boolean;
}

export interface NavigationParts {
  history: PageHistory;
  routes: readonly PageRoute[];
  /** Returns true if the page contains input that would be lost. */
  holdsInput: () => boolean;
  /** Question to the person whether the page may be left. */
  question: Value<LeaveAnswer | null>;
  /** Returns the content for a page that could not be loaded. */
  failedPage: (error: unknown) => ReactNode;
}

export interface Navigation {
  /** `null` until there is something to draw. */
  place: Value<Place | null>;
  /** Another page is being loaded while this one stays. */
  loading: Value<boolean>;
  /** Navigator that react-router's links and hooks use. */
  navigator: Navigator;
  /** Goes to a path of the application. */
  goTo: (path: string) => void;
  /** Loads the page anew; resolves when it stands or another navigation took over. */
  reload: () => Promise<void>;
  /** Takes up routes that are not known yet. */
  addRoutes: (routes: readonly PageRoute[]) => void;
  /** Ends it: nothing arrives any more, and the browser's history is not followed. */
  stop: () => void;
}

/** A navigation under way. */
interface PendingNavigation {
  location: Location;
  /** Way to write into the browser's history; absent if the browser navigated by itself. */
  write?: 'push' | 'replace';
  keepsScroll?: boolean;
  /** The page is loaded whether it stands or not. */
  anew?: boolean;
}

type Loaded = Pick<Place, 'match' | 'page' | 'stands'>;

/** Returns true if a place is only another part of the current page: the same route, another address. */
function isInside({ stands, location, match }: Place, next: Location, route: PageRoute): boolean {
  if (!stands || match.route.id !== route.id) return false;
  return next.hash !== '' || createPath(location) !== createPath(next);
}

function leadsAway({ location }: PendingNavigation, { location: from }: Place): boolean {
  return location.pathname !== from.pathname;
}

/**
 * Brings a person from page to page. A page stays until the next one is loaded; only then the address changes. Of several
 * navigations the last one counts. Unsaved input holds every way to another path back until the person has answered.
 */
export function createNavigation(parts: NavigationParts): Navigation {
  const { history, holdsInput, failedPage } = parts;
  const asking = createAsking(parts.question);
  const place = createValue<Place | null>(null);
  const loading = createValue(false);
  let routes = [...parts.routes];
  let running: PendingNavigation | null = null;

  async function begin(pending: PendingNavigation): Promise<void> {
    const match = matchPage(routes, pending.location.pathname);
    const before = place.get();
    if (before && !pending.anew && isInside(before, pending.location, match.route)) {
      if (
        pending.write === 'replace' &&
        running &&
        leadsAway(running, before) &&
        !leadsAway(pending, before)
      ) {
        note(running, { ...before, location: pending.location });
        return;
      }
      arrive(pending, { match, page: before.page, stands: true });
      return;
    }
    const elsewhere = match.route.guard?.(createPath(pending.location));
    if (elsewhere !== undefined) {
      await begin({ location: toLocation(elsewhere), write: pending.write ?? 'replace' });
      return;
    }
    await load(pending, match);
  }

  /**
   * A list that notes its search in the address does not call off the way to another page. The browser stands on the other
   * page's entry already where it went there by itself.
   */
  function note({ write }: PendingNavigation, next: Place): void {
    if (!write) return;
    history.replace(next.location);
    place.set({ ...next, keepsScroll: true });
  }

  async function load(pending: PendingNavigation, match: PageMatch): Promise<void> {
    const { waiting } = match.route;
    const { location } = pending;
    running = pending;
    if (!place.get() && waiting)
      place.set({ location, match, page: waiting, stands: false, keepsScroll: false });
    // A page that is only loaded anew says so itself.
    else if (place.get() && !pending.anew) loading.set(true);
    const loaded = await match.route.load().then(
      (page) => ({ match, page, stands: true }),
      (error: unknown) => ({ match, page: failedPage(error), stands: false }),
    );
    if (running === pending) arrive(pending, loaded);
  }

  function arrive({ location, write, keepsScroll = false }: PendingNavigation, next: Loaded): void {
    running = null;
    if (write) history[write](location);
    loading.set(false);
    place.set({ ...next, location, keepsScroll });
    asking.drop();
  }

  function losesInput({ pathname }: Location): boolean {
    return holdsInput() && place.get()?.location.pathname !== pathname;
  }

  function start(pending: PendingNavigation): void {
    if (losesInput(pending.location)) asking.ask(() => void begin(pending));
    else void begin(pending);
  }

  const unfollow = followHistory(history, {
    start: (location) => void begin({ location }),
    mustAsk: losesInput,
    ask: asking.ask,
  });
  void begin({ location: history.location() });

  return {
    place,
    loading,
    navigator: createNavigator(start, history.go),
    goTo: (path) => start({ location: toLocation(path), write: 'push' }),
    reload: async () => {
      const { location } = place.get() ?? {};
      const pending = running ?? (location && { location, keepsScroll: true });
      if (pending) await begin({ ...pending, anew: true });
    },
    addRoutes: (more) => {
      const known = new Set(routes.map(({ id }) => id));
      routes = [...routes, ...more.filter(({ id }) => !known.has(id))];
    },
    stop: () => {
      running = null;
      unfollow();
    },
  };
}

/** Creates the navigator that turns calls of react-router's links and hooks into navigations. */
function createNavigator(start: (pending: PendingNavigation) => void, go: Navigator['go']): Navigator {
  const starter =
    (write: 'push' | 'replace'): Navigator['push'] =>
    (to, state, options) => {
      const keepsScroll = options?.preventScrollReset ?? false;
      start({ location: toLocation(to, state ?? null), write, keepsScroll });
    };
  return {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go,
    push: starter('push'),
    replace: starter('replace'),
  };
}
