import type { Feature, FeatureCollection } from 'geojson';
import type { LayerSpecification } from 'maplibre-gl';
import type { MapPost, Position } from './map.types';

const servers = ['a', 'b', 'c'] as const;

/** `{s}` stands for several servers of the same pictures, `{r}` for finer ones of screens that have them. */
export function tileUrls(url: string): string[] {
  const plain = url.replaceAll('{r}', '');
  return plain.includes('{s}') ? servers.map((server) => plain.replaceAll('{s}', server)) : [plain];
}

export function linesData(lines: readonly (readonly Position[])[]): Feature {
  const coordinates = lines.map((line) => line.map(([longitude, latitude]) => [longitude, latitude]));
  return { type: 'Feature', properties: {}, geometry: { type: 'MultiLineString', coordinates } };
}

/** Posts, and marks for their labels: the engine leaves out those that have no room. */
export function labelsData(posts: readonly MapPost[]): FeatureCollection {
  const features = posts.map(({ label, longitude, latitude }): Feature => ({
    type: 'Feature',
    properties: { label },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  }));
  return { type: 'FeatureCollection', features };
}

export function areaData(corners: readonly Position[]): Feature {
  const ring = [...corners, ...corners.slice(0, 1)].map(([longitude, latitude]) => [longitude, latitude]);
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } };
}

/** Dark on the pictures of every source, with a light edge. Words are drawn with the browser's own letters. */
export function layersOf(): LayerSpecification[] {
  return [
    {
      id: 'area-fill',
      type: 'fill',
      source: 'area',
      paint: { 'fill-color': '#096b36', 'fill-opacity': 0.25 },
    },
    { id: 'area-edge', type: 'line', source: 'area', paint: { 'line-color': '#096b36', 'line-width': 2 } },
    { id: 'lines-edge', type: 'line', source: 'lines', paint: { 'line-color': '#ffffff', 'line-width': 5 } },
    { id: 'lines', type: 'line', source: 'lines', paint: { 'line-color': '#2b2f2c', 'line-width': 2 } },
    {
      id: 'posts',
      type: 'circle',
      source: 'posts',
      minzoom: 10,
      paint: {
        'circle-radius': 3,
        'circle-color': '#2b2f2c',
        'circle-stroke-color': '#ffffff',
        'circle-stroke-width': 1,
      },
    },
    {
      id: 'post-labels',
      type: 'symbol',
      source: 'posts',
      minzoom: 10,
      layout: {
        'text-field': ['get', 'label'],
        'text-size': 12,
        'text-anchor': 'left',
        'text-offset': [0.6, 0],
      },
      paint: { 'text-color': '#2b2f2c', 'text-halo-color': '#ffffff', 'text-halo-width': 1.5 },
    },
    {
      id: 'mark-labels',
      type: 'symbol',
      source: 'marks',
      layout: {
        'text-field': ['get', 'label'],
        'text-size': 13,
        'text-max-width': 30,
        'text-anchor': 'left',
        'text-offset': [0.9, 0],
      },
      paint: { 'text-color': '#17201a', 'text-halo-color': '#ffffff', 'text-halo-width': 2 },
    },
  ];
}
