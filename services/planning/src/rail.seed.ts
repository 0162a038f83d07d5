import { distanceKm } from '@jahrring/contracts-common';
import { demoLicences } from '@jahrring/demo';
import type { SeedContext } from '@jahrring/service-kit';
import { RailLayerRepository } from './rail-layer';

/** A line up the valley, about as the one of the Emmental goes: longitude and latitude. */
const line: [number, number][] = [
  [7.627, 47.056],
  [7.662, 47.037],
  [7.688, 47.011],
  [7.719, 46.985],
  [7.748, 46.962],
  [7.785, 46.94],
  [7.816, 46.928],
  [7.847, 46.922],
  [7.879, 46.909],
  [7.905, 46.898],
];
const firstKm = 20;

/** A railway's layer in the demo: a track, and a post at each of its bends. */
export async function seedRails(seed: SeedContext): Promise<void> {
  let km = firstKm;
  const posts = line.map(([longitude, latitude], index) => {
    const [west, south] = line[index - 1] ?? [longitude, latitude];
    km += distanceKm({ longitude, latitude }, { longitude: west, latitude: south });
    return { label: `km ${km.toFixed(1)}`, latitude, longitude };
  });
  for (const { id } of [demoLicences.bergwald, demoLicences.muster]) {
    if (!seed.wants(id)) continue;
    await seed.get(RailLayerRepository).insert(seed.ctx(id), {
      ...{ title: 'Emmentalbahn', fileName: 'emmental.geojson', system: 'lv95', property: 'km' },
      ...{ lineCount: 1, postCount: posts.length, skippedCount: 0, lines: [line], posts },
    });
  }
}
