import { railLimits } from '@jahrring/contracts-planning';
import { readGeoJson } from './read-geo-json';

const line = (coordinates: unknown, extra = {}) => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'LineString', coordinates },
  ...extra,
});
const post = (coordinates: unknown, properties: Record<string, unknown>) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates },
});
const file = (features: unknown[], more = {}) =>
  new TextEncoder().encode(JSON.stringify({ type: 'FeatureCollection', features, ...more }));
const crs = (name: string) => ({ crs: { type: 'name', properties: { name } } });

/** The published points of the Swiss grid's own documents. */
const [bern, geographers] = [
  [2_600_000, 1_200_000],
  [2_700_000, 1_100_000],
];

const nested = (depth: number): object =>
  depth === 0
    ? { type: 'Point', coordinates: [7, 46] }
    : { type: 'GeometryCollection', geometries: [nested(depth - 1)] };

describe('a GeoJSON file of a railway', () => {
  it.each([
    ['says so', crs('urn:ogc:def:crs:EPSG::2056')],
    ['has metres', {}],
  ])('is of LV95 where it %s', (_why, more) => {
    const { system, lines } = readGeoJson(file([line([bern, geographers])], more));
    expect(system).toBe('lv95');
    expect(lines[0]?.[0]?.[0]).toBeCloseTo(7.438632, 5);
    expect(lines[0]?.[0]?.[1]).toBeCloseTo(46.951083, 5);
    expect(lines[0]?.[1]?.[1]).toBeCloseTo(46.044131, 5);
  });

  it('is of WGS 84 else, with or without heights', () => {
    const track = line([
      [7.5, 46.9, 540],
      [7.6, 46.95],
    ]);
    expect(readGeoJson(file([track], crs('urn:ogc:def:crs:OGC:1.3:CRS84')))).toMatchObject({
      system: 'wgs84',
      lines: [
        [
          [7.5, 46.9],
          [7.6, 46.95],
        ],
      ],
    });
  });

  it.each([
    [
      'Bern',
      [
        [7.44, 46.95],
        [7.5, 47],
      ],
      false,
    ],
    [
      'Bern, latitude first',
      [
        [46.95, 7.44],
        [47, 7.5],
      ],
      true,
    ],
    [
      'Bern, one position of which is right',
      [
        [46.95, 7.44],
        [7.5, 47],
      ],
      false,
    ],
    [
      'Lisbon, latitude first',
      [
        [38.72, -9.14],
        [38.8, -9.2],
      ],
      true,
    ],
    [
      'Johannesburg',
      [
        [28, -26.2],
        [28.1, -26.1],
      ],
      false,
    ],
    [
      'Abidjan',
      [
        [-4, 5.3],
        [-4.1, 5.4],
      ],
      false,
    ],
  ])(
    'of %s looks as if latitude and longitude had changed places, or not',
    (_where, coordinates, expected) => {
      expect(readGeoJson(file([line(coordinates)])).looksSwapped).toBe(expected);
    },
  );

  it('labels posts by the usual property, or by the one that is named', () => {
    const posts = [post([7.5, 46.9], { KM: 12.4, Text: 'Signal A' }), post([7.6, 46.9], { KM: '12.6' })];
    expect(readGeoJson(file(posts))).toMatchObject({
      property: 'KM',
      posts: [{ label: 'km 12.4' }, { label: 'km 12.6' }],
      skipped: 0,
    });
    expect(readGeoJson(file(posts), 'text')).toMatchObject({
      property: 'Text',
      posts: [{ label: 'Signal A' }],
      skipped: 1,
    });
  });

  it('reads collections of lines, and counts what is no track', () => {
    const area = {
      type: 'Polygon',
      coordinates: [
        [
          [7, 46],
          [8, 46],
          [8, 47],
          [7, 46],
        ],
      ],
    };
    const many = {
      type: 'MultiLineString',
      coordinates: [
        [
          [7, 46],
          [8, 46],
        ],
        [
          [7, 47],
          [8, 47],
        ],
      ],
    };
    const both = {
      type: 'Feature',
      properties: null,
      geometry: { type: 'GeometryCollection', geometries: [area, many] },
    };
    const nowhere = { type: 'Feature', properties: {}, geometry: null };
    expect(readGeoJson(file([both, nowhere]))).toMatchObject({
      lines: [{ length: 2 }, { length: 2 }],
      skipped: 1,
    });
  });

  it('leaves areas out whichever way their rings go round, closed or not, and names of properties are only names', () => {
    const ring = [
      [7, 46],
      [8, 46],
      [8, 47],
    ];
    const area = (coordinates: unknown) => line([], { geometry: { type: 'Polygon', coordinates } });
    const odd = JSON.parse('{"__proto__": {"km": 3}, "constructor": "x", "km": 1.5}') as Record<
      string,
      unknown
    >;
    const found = readGeoJson(
      file([area([ring]), area([[...ring, ...ring.slice(0, 1)].toReversed()]), post([7, 46], odd)]),
    );
    expect(found).toMatchObject({ skipped: 2, lines: [], posts: [{ label: 'km 1.5' }], property: 'km' });
  });

  it.each([
    ['other JSON', new TextEncoder().encode('{"a": 1}'), { fault: 'notGeoJson', place: '' }],
    ['another system', file([line([bern, bern])], crs('EPSG:21781')), { fault: 'crs', detail: 'EPSG:21781' }],
    [
      'a position that is none',
      file([
        line([
          [7.5, 46.9],
          [7.6, 46.9],
        ]),
        line([
          [7.5, 46.9],
          ['7.6', 46.9],
        ]),
      ]),
      { fault: 'position', place: 'features[1].geometry.coordinates[1]', detail: '["7.6",46.9]' },
    ],
    [
      'metres of the old grid',
      file([line([bern, [600_000, 200_000]])]),
      { fault: 'position', place: 'features[0].geometry.coordinates[1]' },
    ],
    [
      'a geometry nobody knows',
      file([line([], { geometry: { type: 'Kreis' } })]),
      { fault: 'notGeoJson', place: 'features[0].geometry', detail: 'Kreis' },
    ],
    ['posts without a kilometre', file([post([7, 46], { art: 'Signal' })]), { fault: 'nothing' }],
    [
      'a file that is cut off',
      file([
        line([
          [7, 46],
          [8, 46],
        ]),
      ]).slice(0, -9),
      { fault: 'cutOff', line: 1 },
    ],
    [
      'metres of LV95, north before east',
      file([line([bern.toReversed(), geographers.toReversed()])]),
      { fault: 'position', place: 'features[0].geometry.coordinates[0]', detail: '[1200000,2600000]' },
    ],
    [
      'the same in a file that says it is LV95',
      file([line([bern, geographers.toReversed()])], crs('EPSG:2056')),
      { fault: 'position', place: 'features[0].geometry.coordinates[1]', detail: '[1100000,2700000]' },
    ],
    [
      'a number without end',
      new TextEncoder().encode(
        '{"type":"Feature","properties":{},"geometry":{"type":"LineString","coordinates":[[1e999,46],[8,46]]}}',
      ),
      { fault: 'position', place: 'geometry.coordinates[0]' },
    ],
    [
      'collections within collections',
      file([{ ...post([7, 46], {}), geometry: nested(30) }]),
      { fault: 'tooDeep' },
    ],
    [
      'positions within positions',
      new TextEncoder().encode(
        `{"type":"Feature","properties":{},"geometry":{"type":"LineString","coordinates":${'['.repeat(50_000)}`,
      ),
      { fault: 'tooDeep' },
    ],
    [
      'more positions than are kept',
      file([line(Array.from({ length: railLimits.positions + 1 }, () => [7, 46]))]),
      { fault: 'tooMany', place: `features[0].geometry.coordinates[${railLimits.positions}]` },
    ],
    ['more than is read', new Uint8Array(railLimits.bytes + 1).fill(32), { fault: 'tooLong' }],
    [
      'a comma too many',
      new TextEncoder().encode('{"type": "FeatureCollection",\n "features": [,]}'),
      { fault: 'malformed', line: 2, column: 15 },
    ],
  ])('tells of %s where it is', (_what, bytes, error) => {
    expect.assertions(1);
    try {
      readGeoJson(bytes);
    } catch (thrown) {
      expect(thrown).toMatchObject(error);
    }
  });
});
