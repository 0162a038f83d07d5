import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { breakpoints, narrowerThan, overlayNavigationBelow } from './tokens';

/** True while the media query holds; false where the platform has no `matchMedia` (tests). */
export function useMedia(query: string): boolean {
  const list = useMemo(() => globalThis.matchMedia?.(query), [query]);
  const subscribe = useCallback(
    (changed: () => void) => {
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    [list],
  );
  return useSyncExternalStore(
    subscribe,
    () => list?.matches ?? false,
    () => false,
  );
}

/** True on screens under 37.5em (600 px): cards instead of rows, sheets instead of dialogs. */
export function useNarrow(): boolean {
  return useMedia(narrowerThan(breakpoints.sm));
}

/** True where the navigation is an overlay (narrower than 1279 px). */
export function useOverlayNavigation(): boolean {
  return useMedia(`(max-width: ${overlayNavigationBelow - 0.02}px)`);
}
