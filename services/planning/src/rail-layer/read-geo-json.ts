import { fromSwissGrid, isInSwissGrid, roundDegrees } from '@jahrring/contracts-common';
import { railLimits, type RailPost, type RailSystem } from '@jahrring/contracts-planning';
import { readJson, type JsonFault } from '@jahrring/service-kit';

/**
 * Reason why a GeoJSON file is refused: as for JSON; `notGeoJson`: other JSON; `crs`: another coordinate system
 * (`detail` its name); `position`: not a position of the file's system (`detail` the value found); `tooMany`: more than
 * is stored; `nothing`: neither a line nor a post with a kilometre.
 */
export type GeoJsonFault = JsonFault | 'notGeoJson' | 'crs' | 'position' | 'tooMany' | 'nothing';

/** A GeoJSON file that is not read; `place` is the path to what is wrong: `features[3].geometry.coordinates[0]`. */
export class GeoJsonError extends Error {
  constructor(
    readonly fault: GeoJsonFault,
    readonly place = '',
    readonly detail = '',
  ) {
    super(`${fault} at ${place} ${detail}`);
    this.name = 'GeoJsonError';
  }
}

type Position = [longitude: number, latitude: number];

export interface RailFile {
  system: RailSystem;
  lines: Position[][];
  posts: RailPost[];
  /** The property the kilometres were read from. */
  property: string | null;
  skipped: number;
  /** Nothing of it lies in Europe, but all of it would if latitude and longitude changed places. */
  looksSwapped: boolean;
}

const most = { bytes: railLimits.bytes, depth: 20, objects: 1_000_000, values: 2_000_000 } as const;

/** As railways and offices of survey name the kilometre, in the order of their weight. */
const usualProperties = [
  ...['km', 'kilometer', 'kilometre', 'chilometro', 'kilometru', 'km_wert', 'kmwert', 'kilometrierung'],
  ...[
    'kilometrage',
    'railway:position',
    'railway_position',
    'position',
    'pk',
    'label',
    'name',
    'bezeichnung',
  ],
];

interface Feature {
  geometry: Record<string, unknown>;
  properties: Record<string, unknown>;
  path: string;
}

/**
 * Tracks and kilometre posts of a GeoJSON file (RFC 7946, or the older one with a `crs`) in LV95 or WGS 84.
 * @throws GeoJsonError, JsonError
 */
export function readGeoJson(bytes: Uint8Array, property?: string): RailFile {
  const root = readJson(bytes, most);
  if (!isObject(root)) throw new GeoJsonError('notGeoJson');
  const features = [...featuresOf(root, '')];
  const reader = new Reader(systemOf(root, features), propertyOf(features, property));
  for (const feature of features)
    reader.addGeometry(feature.geometry, feature, joined(feature.path, 'geometry'));
  return reader.end();
}

function* featuresOf(value: Record<string, unknown>, path: string): Generator<Feature> {
  const { type } = value;
  if (type === 'FeatureCollection') {
    if (!Array.isArray(value['features'])) throw new GeoJsonError('notGeoJson', joined(path, 'features'));
    for (const [index, feature] of value['features'].entries()) {
      const inner = `${joined(path, 'features')}[${index}]`;
      if (!isObject(feature) || feature['type'] !== 'Feature') throw new GeoJsonError('notGeoJson', inner);
      yield* featuresOf(feature, inner);
    }
  } else if (type === 'Feature') {
    const { geometry, properties } = value;
    // A feature without a place is allowed, and nothing to draw.
    if (geometry === null) return;
    if (!isObject(geometry)) throw new GeoJsonError('notGeoJson', joined(path, 'geometry'));
    yield { geometry, properties: isObject(properties) ? properties : {}, path };
  } else throw new GeoJsonError('notGeoJson', path, typeof type === 'string' ? type.slice(0, 40) : '');
}

/** As the file says, or as its first position looks: degrees are never as large as metres of the Swiss grid. */
function systemOf(root: Record<string, unknown>, features: readonly Feature[]): RailSystem {
  const crs = isObject(root['crs']) ? root['crs'] : {};
  const named = isObject(crs['properties']) ? crs['properties']['name'] : undefined;
  if (typeof named === 'string') {
    if (/(^|\D)2056$/.test(named)) return 'lv95';
    if (/CRS84$|(^|\D)4326$/i.test(named)) return 'wgs84';
    throw new GeoJsonError('crs', 'crs.properties.name', named.slice(0, 60));
  }
  for (const { geometry } of features) {
    const first = firstPosition(geometry);
    if (first) return isInSwissGrid({ east: first[0], north: first[1] }) ? 'lv95' : 'wgs84';
  }
  return 'wgs84';
}

function firstPosition(geometry: Record<string, unknown>): Position | null {
  const { geometries } = geometry;
  let value: unknown = geometry['coordinates'];
  if (Array.isArray(geometries)) return isObject(geometries[0]) ? firstPosition(geometries[0]) : null;
  while (Array.isArray(value) && Array.isArray(value[0])) [value] = value;
  if (!Array.isArray(value)) return null;
  const [x, y] = value as unknown[];
  return typeof x === 'number' && typeof y === 'number' ? [x, y] : null;
}

/** The wanted property, or the usual one that points have, as the file spells it. */
function propertyOf(features: readonly Feature[], wanted?: string): string | null {
  const names = new Map<string, string>();
  for (const { geometry, properties } of features) {
    if (geometry['type'] !== 'Point' && geometry['type'] !== 'MultiPoint') continue;
    for (const name of Object.keys(properties)) if (!names.has(plain(name))) names.set(plain(name), name);
  }
  const asked = wanted ? [wanted] : usualProperties;
  return asked.map((name) => names.get(plain(name))).find((name) => name !== undefined) ?? null;
}

class Reader {
  private readonly lines: Position[][] = [];
  private readonly posts: RailPost[] = [];
  private skipped = 0;
  private positions = 0;
  private inEurope = 0;
  private swappedInEurope = 0;

  constructor(
    private readonly system: RailSystem,
    private readonly property: string | null,
  ) {}

  addGeometry(geometry: Record<string, unknown>, feature: Feature, path: string): void {
    const { type, coordinates, geometries } = geometry;
    const at = joined(path, 'coordinates');
    if (type === 'LineString') this.line(coordinates, at);
    else if (type === 'MultiLineString') {
      for (const [index, line] of arrayOf(coordinates, at).entries()) this.line(line, `${at}[${index}]`);
    } else if (type === 'Point') this.post(coordinates, feature, at);
    else if (type === 'MultiPoint') {
      for (const [index, post] of arrayOf(coordinates, at).entries()) {
        this.post(post, feature, `${at}[${index}]`);
      }
    } else if (type === 'GeometryCollection') {
      for (const [index, inner] of arrayOf(geometries, joined(path, 'geometries')).entries()) {
        const innerPath = `${joined(path, 'geometries')}[${index}]`;
        if (!isObject(inner)) throw new GeoJsonError('notGeoJson', innerPath);
        this.addGeometry(inner, feature, innerPath);
      }
    } else if (type === 'Polygon' || type === 'MultiPolygon') this.skipped += 1;
    else throw new GeoJsonError('notGeoJson', path, typeof type === 'string' ? type.slice(0, 40) : '');
  }

  end(): RailFile {
    const { system, lines, posts, skipped, positions } = this;
    const looksSwapped = positions > 0 && this.inEurope === 0 && this.swappedInEurope === positions;
    if (lines.length === 0 && posts.length === 0) throw new GeoJsonError('nothing');
    return { system, lines, posts, skipped, looksSwapped, property: posts.length > 0 ? this.property : null };
  }

  private line(value: unknown, path: string): void {
    const line = arrayOf(value, path).map((one, index) => this.position(one, `${path}[${index}]`));
    if (line.length > 1) this.lines.push(line);
    else this.skipped += 1;
  }

  private post(value: unknown, { properties }: Feature, path: string): void {
    const [longitude, latitude] = this.position(value, path);
    const label = this.property === null ? null : labelOf(properties[this.property]);
    if (label === null) {
      this.skipped += 1;
      return;
    }
    if (this.posts.length >= railLimits.posts) throw new GeoJsonError('tooMany', path);
    this.posts.push({ label, latitude, longitude });
  }

  private position(value: unknown, path: string): Position {
    this.positions += 1;
    if (this.positions > railLimits.positions) throw new GeoJsonError('tooMany', path);
    const [x, y] = Array.isArray(value) ? (value as unknown[]) : [];
    if (typeof x !== 'number' || typeof y !== 'number' || !this.isPosition(x, y)) {
      throw new GeoJsonError('position', path, JSON.stringify(value)?.slice(0, 60) ?? '');
    }
    if (this.system === 'wgs84') {
      if (isInEurope(x, y)) this.inEurope += 1;
      if (isInEurope(y, x)) this.swappedInEurope += 1;
      return [roundDegrees(x), roundDegrees(y)];
    }
    const { latitude, longitude } = fromSwissGrid({ east: x, north: y });
    return [longitude, latitude];
  }

  private isPosition(x: number, y: number): boolean {
    if (this.system === 'lv95') return isInSwissGrid({ east: x, north: y });
    return Math.abs(x) <= 180 && Math.abs(y) <= 90;
  }
}

/** From the Azores to the Urals, from Crete to the North Cape. */
function isInEurope(longitude: number, latitude: number): boolean {
  return longitude >= -32 && longitude <= 60 && latitude >= 34 && latitude <= 72;
}

/** `12.4` is told as "km 12.4"; what has words of its own as it is. */
function labelOf(value: unknown): string | null {
  const text = typeof value === 'number' ? String(Number(value.toFixed(3))) : value;
  if (typeof text !== 'string' || text.trim() === '') return null;
  const label = text.trim().slice(0, railLimits.label);
  return /^[\d.,'’+-]+$/.test(label) ? `km ${label}` : label;
}

function arrayOf(value: unknown, path: string): unknown[] {
  if (!Array.isArray(value)) throw new GeoJsonError('notGeoJson', path);
  return value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function plain(name: string): string {
  return name.trim().toLowerCase();
}

function joined(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
