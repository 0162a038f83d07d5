import { useEffect, useLayoutEffect } from 'react';
import { useNavigation, usePlace } from '../routes/place';
import { readPositions, writePositions } from './scroll-positions';
import { targetOf } from './use-hash-scroll';

const positions = readPositions();

/** The browser's own restoring would come before the page; only while this page is not open, it may. */
function useOwnRestoration(): void {
  useEffect(() => {
    const restoreManually = () => {
      history.scrollRestoration = 'manual';
    };
    const give = () => {
      history.scrollRestoration = 'auto';
    };
    restoreManually();
    addEventListener('pageshow', restoreManually);
    addEventListener('pagehide', give);
    return () => {
      removeEventListener('pageshow', restoreManually);
      removeEventListener('pagehide', give);
      give();
    };
  }, []);
}

/** A page that was seen before in this tab stands where it was left, another one at its top. */
export function useScrollPosition(): void {
  const { place: next } = useNavigation();
  const place = usePlace();
  useOwnRestoration();
  useLayoutEffect(() => {
    const keep = () => {
      if (place.stands) positions.set(place.location.pathname, scrollY);
    };
    const store = () => {
      keep();
      writePositions(positions);
    };
    const stop = next.subscribe(keep);
    addEventListener('pagehide', store);
    return () => {
      stop();
      removeEventListener('pagehide', store);
    };
  }, [next, place]);
  useLayoutEffect(() => {
    const { pathname, hash } = place.location;
    const isLeftAlone = place.keepsScroll || targetOf(hash) !== null;
    const top = positions.get(pathname) ?? (isLeftAlone ? undefined : 0);
    if (top !== undefined) scrollTo(0, top);
  }, [place]);
}
