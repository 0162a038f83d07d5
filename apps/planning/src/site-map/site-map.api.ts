import type { MapPlaceList } from '@jahrring/contracts-common';
import type {
  PlanQuery,
  RailLayerList,
  RailLayerResult,
  RailLayerView,
  RailShapes,
  SiteList,
} from '@jahrring/contracts-planning';
import { addEndpoints, call, whenChanged } from '@jahrring/tool-kit';

const layers = '/api/planning/rail-layers';
const tag = 'planning/RailLayer';

interface NewLayer {
  file: File;
  title: string;
  property: string;
}

function formOf({ file, title, property }: NewLayer): FormData {
  const body = new FormData();
  body.append('title', title);
  if (property) body.append('property', property);
  body.append('file', file);
  return body;
}

const siteApi = addEndpoints([tag, 'planning/Booking'], (build) => ({
  planningSites: build.query<SiteList, PlanQuery>({
    query: ({ from, to }) => call.get('/api/planning/sites', { from, to }),
    providesTags: ['planning/Booking'],
  }),
  planningTimberPlaces: build.query<MapPlaceList, void>({
    query: () => ({ url: '/api/timber/places', onRefusal: 'pass' }),
  }),
  planningRailLayers: build.query<RailLayerList, void>({ query: () => layers, providesTags: [tag] }),
  planningRailShapes: build.query<RailShapes[], string[]>({
    async queryFn(ids, _api, _options, load) {
      const shapes: RailShapes[] = [];
      for (const id of ids) {
        const { data, error } = await load({ url: `${layers}/${id}/shapes` });
        if (error) return { error };
        shapes.push(data as RailShapes);
      }
      return { data: shapes };
    },
  }),
  planningCreateRailLayer: build.mutation<RailLayerResult, NewLayer>({
    query: (layer) => call.post(layers, formOf(layer)),
    invalidatesTags: whenChanged(tag),
  }),
  planningRemoveRailLayer: build.mutation<null, RailLayerView>({
    query: ({ id, version }) => call.delete(`${layers}/${id}`, version),
    invalidatesTags: [tag],
  }),
  planningRestoreRailLayer: build.mutation<RailLayerView, string>({
    query: (id) => call.post(`${layers}/${id}/restore`),
    invalidatesTags: [tag],
  }),
}));

export const {
  usePlanningSitesQuery: useSites,
  usePlanningTimberPlacesQuery: useTimberPlaces,
  usePlanningRailLayersQuery: useRailLayers,
  usePlanningRailShapesQuery: useRailShapes,
  usePlanningCreateRailLayerMutation: useCreateRailLayer,
  usePlanningRemoveRailLayerMutation: useRemoveRailLayer,
  usePlanningRestoreRailLayerMutation: useRestoreRailLayer,
} = siteApi;
