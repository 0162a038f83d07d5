import type { Place } from './swiss-grid';

/** Mean radius of the earth (IUGG). */
const earthRadiusKm = 6371.0088;
const radians = Math.PI / 180;

/** Returns the kilometres between two places as the crow flies, by the haversine formula. */
export function distanceKm(one: Place, other: Place): number {
  const latitude = (other.latitude - one.latitude) * radians;
  const longitude = (other.longitude - one.longitude) * radians;
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(one.latitude * radians) * Math.cos(other.latitude * radians) * Math.sin(longitude / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** Returns the place that lies nearest, with its distance; null where there is none. */
export function nearestTo<P extends Place>(
  place: Place,
  others: readonly P[],
): { place: P; km: number } | null {
  let nearest: { place: P; km: number } | null = null;
  for (const other of others) {
    const km = distanceKm(place, other);
    if (nearest === null || km < nearest.km) nearest = { place: other, km };
  }
  return nearest;
}
