import { isInSwissGrid, toSwissGrid, type Place } from './swiss-grid';

/** The federal map in Switzerland, OpenStreetMap elsewhere; opened by hand, nothing is loaded from there by itself. */
export function mapLink(place: Place): string {
  const swiss = toSwissGrid(place);
  if (isInSwissGrid(swiss)) {
    const { east, north } = swiss;
    return `https://map.geo.admin.ch/#/map?center=${east},${north}&z=9&crosshair=marker,${east},${north}`;
  }
  const { latitude, longitude } = place;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
}
