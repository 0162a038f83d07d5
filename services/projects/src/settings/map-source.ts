import type { MapSource } from '@jahrring/contracts-common';

/**
 * The operator's map pictures: `MAP_TILES_URL` (`https://tiles.example.org/{z}/{x}/{y}.png`) and what has to be said of
 * their origin (`MAP_TILES_ATTRIBUTION`). Without it pages show a link instead of a map, and load nothing from elsewhere.
 */
export function mapSourceOf(env: NodeJS.ProcessEnv): MapSource {
  const url = env['MAP_TILES_URL'] ?? '';
  const isUsable = /^https:\/\/[^{]+\{z\}.*$/.test(url) && url.includes('{x}') && url.includes('{y}');
  return { url: isUsable ? url : null, attribution: env['MAP_TILES_ATTRIBUTION'] ?? '' };
}
