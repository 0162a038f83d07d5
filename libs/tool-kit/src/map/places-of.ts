import type { Place } from '@jahrring/contracts-common';
import type { PlaceMapProps, Position } from './map.types';

type Shown = Pick<PlaceMapProps, 'marks' | 'area' | 'lines' | 'posts'>;

const placeOf = ([longitude, latitude]: Position): Place => ({ latitude, longitude });

/** Returns the positions a map is fitted to: marks and area, or, without any, lines and posts. */
export function placesOf({ marks, area = [], lines = [], posts = [] }: Shown): Place[] {
  const main = [...marks, ...area.map(placeOf)];
  return main.length > 0 ? main : [...lines.flat().map(placeOf), ...posts];
}
