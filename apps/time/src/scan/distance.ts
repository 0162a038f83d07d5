export interface Place {
  latitude: number;
  longitude: number;
}

const earthRadius = 6_371_000;
const patienceMs = 8_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres between two places along the ground (haversine). */
export function distanceMetres(a: Place, b: Place): number {
  const [latA, latB] = [radians(a.latitude), radians(b.latitude)];
  const halfLat = Math.sin((latB - latA) / 2) ** 2;
  const halfLon = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const chord = halfLat + Math.cos(latA) * Math.cos(latB) * halfLon;
  return Math.round(2 * earthRadius * Math.asin(Math.sqrt(chord)));
}

/** Returns the position of the device; null if it is unknown or the person does not share it. */
export function placeNow(): Promise<Place | null> {
  const options = { enableHighAccuracy: true, timeout: patienceMs, maximumAge: 60_000 };
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve(null);
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      options,
    );
  });
}
