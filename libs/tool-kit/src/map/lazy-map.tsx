import { Skeletons } from '@jahrring/ui';
import { lazy, Suspense } from 'react';
import type { PlaceMapProps } from './map.types';

const Loaded = lazy(async () => ({ default: (await import('./place-map')).PlaceMap }));

/**
 * Places on a map: on pictures of the operator's source (`MAP_TILES_URL`) where the browser can draw them, else on a plain grid
 * with coordinates. Nothing is loaded from anywhere else.
 */
export function PlaceMap(props: PlaceMapProps) {
  return (
    <Suspense fallback={props.onlyPictures ? null : <Skeletons lines={8} />}>
      <Loaded {...props} />
    </Suspense>
  );
}
