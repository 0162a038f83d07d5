import type { MapPlaceList } from '@jahrring/contracts-common';
import type {
  PlanQuery,
  RailLayerList,
  RailLayerResult,
  RailLayerView,
  RailShapes,
  SiteList,
} from '@jahrring/contracts-planning';
import { api } from '@jahrring/tool-kit';

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

const siteApi = api.enhanceEndpoints({ addTagTypes: [tag, 'planning/Booking'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    planningSites: build.query<SiteList, PlanQuery>({
      query: ({ from, to }) => ({ url: '/api/planning/sites', params: { from, to } }),
      providesTags: ['planning/Booking'],
    }),
    planningTimberPlaces: build.query<MapPlaceList, void>({
      query: () => ({ url: '/api/timber/places', onRefusal: 'pass' }),
    }),
    planningRailLayers: build.query<RailLayerList, void>({
      query: () => ({ url: layers }),
      providesTags: [tag],
    }),
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
      query: (layer) => ({ url: layers, method: 'POST', body: formOf(layer) }),
      invalidatesTags: (result) => (result ? [tag] : []),
    }),
    planningRemoveRailLayer: build.mutation<null, RailLayerView>({
      query: ({ id, version }) => ({ url: `${layers}/${id}`, method: 'DELETE', version }),
      invalidatesTags: [tag],
    }),
    planningRestoreRailLayer: build.mutation<RailLayerView, string>({
      query: (id) => ({ url: `${layers}/${id}/restore`, method: 'POST' }),
      invalidatesTags: [tag],
    }),
  }),
});

export const {
  usePlanningSitesQuery: useSites,
  usePlanningTimberPlacesQuery: useTimberPlaces,
  usePlanningRailLayersQuery: useRailLayers,
  usePlanningRailShapesQuery: useRailShapes,
  usePlanningCreateRailLayerMutation: useCreateRailLayer,
  usePlanningRemoveRailLayerMutation: useRemoveRailLayer,
  usePlanningRestoreRailLayerMutation: useRestoreRailLayer,
} = siteApi;
