import type { MapSource } from '@jahrring/contracts-common';
import { api } from '@jahrring/tool-kit';

const mapApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    kitMapSource: build.query<MapSource, void>({
      query: () => ({ url: '/api/projects/settings/map', onRefusal: 'pass' }),
      keepUnusedDataFor: 600,
    }),
  }),
});

/** Returns the source of the operator's map pictures. */
export const useMapSource = mapApi.useKitMapSourceQuery;
