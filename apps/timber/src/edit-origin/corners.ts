import type { Place } from '@jahrring/contracts-common';
import type { Polygon } from '@jahrring/contracts-timber';

export type Corner = Polygon[number];

/** More are drawn, but no list to work through by hand. */
export const mostDrawn = 200;

export const cornerOf = ({ longitude, latitude }: Place): Corner => [longitude, latitude];
export const placeOf = ([longitude, latitude]: Corner): Place => ({ longitude, latitude });

/** Adds a corner where it bends the edge that lies nearest; the first three in their order. */
export function addCorner(corners: readonly Corner[], corner: Corner): Corner[] {
  if (corners.length < 3) return [...corners, corner];
  let nearest = { after: corners.length - 1, distance: Number.POSITIVE_INFINITY };
  for (const [index, start] of corners.entries()) {
    const distance = distanceToEdge(corner, start, corners[(index + 1) % corners.length] ?? start);
    if (distance < nearest.distance) nearest = { after: index, distance };
  }
  return corners.toSpliced(nearest.after + 1, 0, corner);
}

/** In degrees of latitude; those of longitude are as much shorter as they are there. */
function distanceToEdge(corner: Corner, start: Corner, end: Corner): number {
  const narrow = Math.cos((corner[1] * Math.PI) / 180);
  const flat = ([longitude, latitude]: Corner) => [(longitude - corner[0]) * narrow, latitude - corner[1]];
  const [ax = 0, ay = 0] = flat(start);
  const [bx = 0, by = 0] = flat(end);
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * (bx - ax) + ay * (by - ay)) / length));
  return Math.hypot(ax + along * (bx - ax), ay + along * (by - ay));
}
