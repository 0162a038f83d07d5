/** A place on earth in degrees (WGS84). */
export interface Place {
  latitude: number;
  longitude: number;
}

/** The same place in metres of the Swiss grid LV95: east from 2 480 000 to 2 840 000, north from 1 070 000 to 1 300 000. */
export interface SwissPlace {
  east: number;
  north: number;
}

const bern = { east: 2_600_000, north: 1_200_000, latitudeSeconds: 169_028.66, longitudeSeconds: 26_782.5 };
const unit = 1_000_000;
const secondsPerDegree = 3600;
const secondsUnit = 10_000;

/** To LV95, within a metre, by the approximation of the Federal Office of Topography. */
export function toSwissGrid({ latitude, longitude }: Place): SwissPlace {
  const phi = (latitude * secondsPerDegree - bern.latitudeSeconds) / secondsUnit;
  const lambda = (longitude * secondsPerDegree - bern.longitudeSeconds) / secondsUnit;
  const east =
    2_600_072.37 +
    211_455.93 * lambda -
    10_938.51 * lambda * phi -
    0.36 * lambda * phi ** 2 -
    44.54 * lambda ** 3;
  const north =
    1_200_147.07 +
    308_807.95 * phi +
    3745.25 * lambda ** 2 +
    76.63 * phi ** 2 -
    194.56 * lambda ** 2 * phi +
    119.79 * phi ** 3;
  return { east: Math.round(east), north: Math.round(north) };
}

/** From LV95, within a metre. */
export function fromSwissGrid({ east, north }: SwissPlace): Place {
  const y = (east - bern.east) / unit;
  const x = (north - bern.north) / unit;
  const lambda = 2.6779094 + 4.728982 * y + 0.791484 * y * x + 0.1306 * y * x ** 2 - 0.0436 * y ** 3;
  const phi =
    16.9023892 + 3.238272 * x - 0.270978 * y ** 2 - 0.002528 * x ** 2 - 0.0447 * y ** 2 * x - 0.014 * x ** 3;
  return { latitude: roundDegrees((phi * 100) / 36), longitude: roundDegrees((lambda * 100) / 36) };
}

export function isInSwissGrid({ east, north }: SwissPlace): boolean {
  return east >= 2_480_000 && east <= 2_840_000 && north >= 1_070_000 && north <= 1_300_000;
}

/** Degrees to about a decimetre. */
export function roundDegrees(value: number): number {
  return Math.round(value * 1_000_000) / 1_000_000;
}

const signsBetween = /[,;/\s]+/;

/**
 * Reads what people type or paste: `46.95108, 7.43864` or Swiss `2 600 000 / 1 200 000` (also with ’ between thousands).
 * Null where it is neither.
 */
export function parsePlace(text: string): Place | null {
  const plain = text.replaceAll(/(\d)['’\u202F\u00A0 ](?=\d{3}(?!\d))/g, '$1').trim();
  const [first = Number.NaN, second = Number.NaN, ...rest] = plain.split(signsBetween).map(Number);
  if (rest.length > 0 || Number.isNaN(first) || Number.isNaN(second)) return null;
  const swiss = { east: first, north: second };
  if (isInSwissGrid(swiss)) return fromSwissGrid(swiss);
  const isPlace = Math.abs(first) <= 90 && Math.abs(second) <= 180 && plain !== '';
  return isPlace ? { latitude: roundDegrees(first), longitude: roundDegrees(second) } : null;
}
