import type { PluginHistory, PluginOfferView, SetPluginOffer } from '@jahrring/contracts-admin';
import { addEndpoints, call } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';

const offers = '/api/admin/plugin-offers';

interface OfPlugin {
  plugin: string;
  version: number;
}

const offerApi = addEndpoints(['admin/Plugin', 'admin/PluginOffer'], (build) => ({
  adminGetPluginOffer: build.query<PluginOfferView, string>({
    query: (plugin) => `${offers}/${plugin}`,
    providesTags: ['admin/PluginOffer'],
    // A form must start from what is stored now, not from what was read before.
    keepUnusedDataFor: 0,
  }),
  adminSetPluginOffer: build.mutation<PluginOfferView, OfPlugin & { body: SetPluginOffer }>({
    query: ({ plugin, version, body }) => call.put(`${offers}/${plugin}`, body, version),
    invalidatesTags: ['admin/Plugin'],
  }),
  adminSetPluginPicture: build.mutation<PluginOfferView, OfPlugin & { file: File }>({
    query: ({ plugin, version, file }) => call.post(`${offers}/${plugin}/picture`, fileForm(file), version),
    invalidatesTags: ['admin/Plugin'],
  }),
  adminRemovePluginPicture: build.mutation<PluginOfferView, OfPlugin>({
    query: ({ plugin, version }) => call.post(`${offers}/${plugin}/picture/remove`, undefined, version),
    invalidatesTags: ['admin/Plugin'],
  }),
  adminGetPluginHistory: build.query<PluginHistory, { base: string; plugin: string }>({
    query: ({ base, plugin }) => `${base}/${plugin}/history`,
    providesTags: ['admin/Plugin'],
  }),
}));

export const {
  useAdminGetPluginOfferQuery: usePluginOffer,
  useAdminSetPluginOfferMutation: useSetPluginOffer,
  useAdminSetPluginPictureMutation: useSetPluginPicture,
  useAdminRemovePluginPictureMutation: useRemovePluginPicture,
  useAdminGetPluginHistoryQuery: usePluginHistory,
} = offerApi;
