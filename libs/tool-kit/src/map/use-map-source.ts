import type { MapSource } from '@jahrring/contracts-common';
import { addEndpoints } from '@jahrring/tool-kit';

const mapApi = addEndpoints([], (build) => ({
  kitMapSource: build.query<MapSource, void>({
    query: () => ({ url: '/api/projects/settings/map', onRefusal: 'pass' }),
    keepUnusedDataFor: 600,
  }),
}));

/** Returns the source of the operator's map pictures. */
export const useMapSource = mapApi.useKitMapSourceQuery;
