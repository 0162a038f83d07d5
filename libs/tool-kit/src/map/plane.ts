import {
  fromSwissGrid,
  isInSwissGrid,
  roundDegrees,
  toSwissGrid,
  type Place,
} from '@jahrring/contracts-common';

/** Metres right of and below the origin of a drawing. */
export interface Point {
  x: number;
  y: number;
}

/** A flat drawing of a part of the earth, with a grid of its own. */
export interface Plane {
  system: 'lv95' | 'wgs84';
  toPoint: (place: Place) => Point;
  toPlace: (point: Point) => Place;
  /** A unit of the grid in metres, across and down: a metre in LV95, a degree in WGS84. */
  unit: Point;
  /** The grid's value at the origin, across and up. */
  origin: Point;
}

const metresPerDegree = 111_195;
const bern: Place = { latitude: 46.951083, longitude: 7.438632 };

/** The plane around the middle of these places: of the Swiss grid where all of them lie in it. */
export function planeOf(places: readonly Place[]): Plane {
  const isSwiss = places.every((place) => isInSwissGrid(toSwissGrid(place)));
  const middle = middleOf(places) ?? bern;
  return isSwiss ? swissPlane(middle) : worldPlane(middle);
}

function swissPlane(middle: Place): Plane {
  const origin = toSwissGrid(middle);
  return {
    system: 'lv95',
    toPoint: (place) => {
      const { east, north } = toSwissGrid(place);
      return { x: east - origin.east, y: origin.north - north };
    },
    toPlace: ({ x, y }) => fromSwissGrid({ east: origin.east + x, north: origin.north - y }),
    unit: { x: 1, y: 1 },
    origin: { x: origin.east, y: origin.north },
  };
}

/** Degrees as they are, those of longitude as long as they are in the middle. */
function worldPlane(middle: Place): Plane {
  const unit = {
    x: metresPerDegree * Math.max(0.01, Math.cos((middle.latitude * Math.PI) / 180)),
    y: metresPerDegree,
  };
  return {
    system: 'wgs84',
    toPoint: ({ latitude, longitude }) => ({
      x: (longitude - middle.longitude) * unit.x,
      y: (middle.latitude - latitude) * unit.y,
    }),
    toPlace: ({ x, y }) => ({
      latitude: roundDegrees(middle.latitude - y / unit.y),
      longitude: roundDegrees(middle.longitude + x / unit.x),
    }),
    unit,
    origin: { x: middle.longitude, y: middle.latitude },
  };
}

function middleOf(places: readonly Place[]): Place | null {
  if (places.length === 0) return null;
  const middle = (values: readonly number[]) => {
    const [low, high] = values.reduce<[number, number]>(
      ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
      [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
    );
    return (low + high) / 2;
  };
  return {
    latitude: middle(places.map(({ latitude }) => latitude)),
    longitude: middle(places.map(({ longitude }) => longitude)),
  };
}
