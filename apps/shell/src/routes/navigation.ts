import { createValue, type Value } from '@jahrring/tool-kit';
import type { ReactNode } from 'react';
import { createPath, type Location, type Navigator } from 'react-router';
import type { LeaveAnswer } from '../start/ask-to-leave';
import { toLocation, type PageHistory } from './page-history';
import { matchPage, type PageMatch, type PageRoute } from './page-route';

/** What is shown, and where. */
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
  /** Whether the page holds input that would be lost. */
  holdsInput: () => boolean;
  /** Where the person is asked whether it may be. */
  question: Value<LeaveAnswer | null>;
  /** What is drawn for a page that could not be loaded. */
  failedPage: (error: unknown) => ReactNode;
}

export interface Navigation {
  /** `null` until there is something to draw. */
  place: Value<Place | null>;
  /** Another page is being loaded while this one stays. */
  loading: Value<boolean>;
  /** What react-router's links and hooks go by. */
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
interface Trip {
  location: Location;
  /** How the browser's history learns of it; it knows already when it went there by itself. */
  write?: 'push' | 'replace';
  keepsScroll?: boolean;
  /** The page is loaded whether it stands or not. */
  anew?: boolean;
}

/** Whether a place is only another part of the page that stands: the same route, another address. */
function isInside({ stands, location, match }: Place, next: Location, route: PageRoute): boolean {
  if (!stands || match.route.id !== route.id) return false;
  return next.hash !== '' || createPath(location) !== createPath(next);
}

/**
 * Brings a person from page to page. A page stays until the next one is loaded; only then the address changes. Of several
 * navigations the last one counts. Unsaved input holds every way to another path back until the person has answered.
 */
export function createNavigation(parts: NavigationParts): Navigation {
  const { history, holdsInput, question, failedPage } = parts;
  const place = createValue<Place | null>(null);
  const loading = createValue(false);
  let routes = [...parts.routes];
  let running: Trip | null = null;
  let asked: LeaveAnswer | null = null;

  async function begin(trip: Trip): Promise<void> {
    const match = matchPage(routes, trip.location.pathname);
    const before = place.get();
    if (before && !trip.anew && isInside(before, trip.location, match.route)) {
      arrive(trip, { match, page: before.page, stands: true });
      return;
    }
    const elsewhere = match.route.guard?.(createPath(trip.location));
    if (elsewhere !== undefined) {
      await begin({ location: toLocation(elsewhere), write: trip.write ?? 'replace' });
      return;
    }
    await load(trip, match);
  }

  async function load(trip: Trip, match: PageMatch): Promise<void> {
    const { waiting } = match.route;
    const { location } = trip;
    running = trip;
    if (place.get()) loading.set(!trip.anew || loading.get());
    else if (waiting) place.set({ location, match, page: waiting, stands: false, keepsScroll: false });
    const loaded = await match.route.load().then(
      (page) => ({ match, page, stands: true }),
      (error: unknown) => ({ match, page: failedPage(error), stands: false }),
    );
    if (running === trip) arrive(trip, loaded);
  }

  function arrive(
    { location, write, keepsScroll = false }: Trip,
    next: Pick<Place, 'match' | 'page' | 'stands'>,
  ): void {
    running = null;
    if (write) history[write](location);
    loading.set(false);
    place.set({ ...next, location, keepsScroll });
    if (asked && question.get() === asked) question.set(null);
  }

  function losesInput({ pathname }: Location): boolean {
    return holdsInput() && place.get()?.location.pathname !== pathname;
  }

  function ask(leave: () => void): void {
    question.get()?.(false);
    asked = (leaves) => {
      question.set(null);
      if (leaves) leave();
    };
    question.set(asked);
  }

  function start(trip: Trip): void {
    if (losesInput(trip.location)) ask(() => void begin(trip));
    else void begin(trip);
  }

  const unfollow = followHistory(history, {
    start: (location) => void begin({ location }),
    mustAsk: losesInput,
    ask,
  });
  void begin({ location: history.location() });

  const starter =
    (write: 'push' | 'replace'): Navigator['push'] =>
    (to, state, options) =>
      start({
        location: toLocation(to, state ?? null),
        write,
        keepsScroll: options?.preventScrollReset ?? false,
      });
  return {
    place,
    loading,
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: history.go,
      push: starter('push'),
      replace: starter('replace'),
    },
    goTo: (path) => start({ location: toLocation(path), write: 'push' }),
    reload: async () => {
      const { location } = place.get() ?? {};
      const trip = running ?? (location && { location, keepsScroll: true });
      if (trip) await begin({ ...trip, anew: true });
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

interface Pops {
  start: (location: Location) => void;
  mustAsk: (location: Location) => boolean;
  ask: (leave: () => void) => void;
}

/**
 * Back and forth happen in the browser before anybody is asked: then its step is taken back first, and taken again when the
 * person agrees.
 */
function followHistory(history: PageHistory, { start, mustAsk, ask }: Pops): () => void {
  let takenBack: (() => void) | null = null;
  let agreed = false;
  return history.listen((location, delta) => {
    if (takenBack) {
      takenBack();
      takenBack = null;
      return;
    }
    if (agreed || delta === 0 || !mustAsk(location)) {
      agreed = false;
      start(location);
      return;
    }
    const isBack = new Promise<void>((resolve) => {
      takenBack = resolve;
    });
    history.go(-delta);
    ask(() => {
      void isBack.then(() => {
        agreed = true;
        history.go(delta);
      });
    });
  });
}
