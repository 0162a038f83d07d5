import { fromSwissGrid, isInSwissGrid } from '@jahrring/contracts-common';
import { z } from 'zod';

const most = 5000;

const point = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);

/** The outer ring of a plot in WGS 84: longitude and latitude of each corner, the first one not repeated. */
export const polygon = z.array(point).min(3).max(most);
export type Polygon = z.infer<typeof polygon>;

/**
 * The plot of a GeoJSON or KML text: the outer ring of its first polygon.
 * @returns null where there is none, or it lies outside of the world
 */
export function readPolygon(text: string): Polygon | null {
  const trimmed = text.replace(/^\ufeff/, '').trim();
  const ring = trimmed.startsWith('{') ? ringOfGeoJson(trimmed) : ringOfKml(trimmed);
  return ring && ringOf(ring);
}

/**
 * A ring of a file, in degrees or in metres of LV95, as a plot.
 * @returns null where it is none, or of another system
 */
export function ringOf(ring: readonly unknown[]): Polygon | null {
  const parsed = polygon.safeParse(withoutEnd(inDegrees(ring)));
  return parsed.success ? parsed.data : null;
}

function inDegrees(ring: readonly unknown[]): unknown[] {
  return ring.map((corner) => {
    const [east, north] = Array.isArray(corner) ? (corner as unknown[]) : [];
    if (typeof east !== 'number' || typeof north !== 'number' || !isInSwissGrid({ east, north }))
      return corner;
    const { longitude, latitude } = fromSwissGrid({ east, north });
    return [longitude, latitude];
  });
}

function ringOfGeoJson(text: string): unknown[] | null {
  try {
    return findRing(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Collections stand in collections, but not without end. */
const deepest = 20;

/** FeatureCollection, Feature, GeometryCollection, MultiPolygon, Polygon: whatever holds the first ring. */
function findRing(value: unknown, depth = 0): unknown[] | null {
  if (typeof value !== 'object' || value === null || depth > deepest) return null;
  const { type, coordinates, geometry, features, geometries } = value as Record<string, unknown>;
  if (type === 'Polygon') return pointsOf(elementOf(coordinates));
  if (type === 'MultiPolygon') return pointsOf(elementOf(elementOf(coordinates)));
  if (geometry) return findRing(geometry, depth + 1);
  for (const inner of [features, geometries].flat()) {
    const ring = findRing(inner, depth + 1);
    if (ring) return ring;
  }
  return null;
}

function elementOf(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : undefined;
}

/** Heights are left out. */
function pointsOf(ring: unknown): unknown[] | null {
  if (!Array.isArray(ring)) return null;
  return ring.map((corner: unknown) => (Array.isArray(corner) ? corner.slice(0, 2) : corner));
}

function ringOfKml(text: string): unknown[] | null {
  const polygons = text.search(/<(?:\w+:)?Polygon\b/);
  if (polygons < 0) return null;
  // One search after the other: a text of many openings and no end costs no more than its length.
  const [, inner] = /<(?:\w+:)?coordinates>([^<]*)</.exec(text.slice(polygons)) ?? [];
  if (inner === undefined) return null;
  return inner
    .trim()
    .split(/\s+/)
    .map((corner) => corner.split(',').slice(0, 2).map(Number));
}

/** A ring ends where it began; its end is not kept. */
function withoutEnd(ring: readonly unknown[]): unknown[] {
  const [first, last] = [ring[0], ring.at(-1)];
  return ring.length > 3 && JSON.stringify(first) === JSON.stringify(last) ? ring.slice(0, -1) : [...ring];
}
