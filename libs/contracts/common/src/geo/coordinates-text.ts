import { isInSwissGrid, toSwissGrid, type Place } from './swiss-grid';

const decimals = 5;

/** LV95 in Switzerland, else degrees. `number` writes metres as the reader does. */
export function coordinatesText(
  place: Place,
  number: (value: number, options: Intl.NumberFormatOptions) => string,
): string {
  const swiss = toSwissGrid(place);
  if (!isInSwissGrid(swiss)) {
    return `WGS84 ${place.latitude.toFixed(decimals)}, ${place.longitude.toFixed(decimals)}`;
  }
  const metres = (value: number) => number(value, { maximumFractionDigits: 0 });
  return `LV95 ${metres(swiss.east)} / ${metres(swiss.north)}`;
}
