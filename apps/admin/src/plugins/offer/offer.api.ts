import type { PluginHistory, PluginOfferView, SetPluginOffer } from '@jahrring/contracts-admin';
import { api } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';

const offers = '/api/admin/plugin-offers';

interface OfPlugin {
  plugin: string;
  version: number;
}

const tagged = api.enhanceEndpoints({ addTagTypes: ['admin/Plugin', 'admin/PluginOffer'] });

const offerApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminGetPluginOffer: build.query<PluginOfferView, string>({
      query: (plugin) => ({ url: `${offers}/${plugin}` }),
      providesTags: ['admin/PluginOffer'],
      // A form must start from what is stored now, not from what was read before.
      keepUnusedDataFor: 0,
    }),
    adminSetPluginOffer: build.mutation<PluginOfferView, OfPlugin & { body: SetPluginOffer }>({
      query: ({ plugin, version, body }) => ({ url: `${offers}/${plugin}`, method: 'PUT', version, body }),
      invalidatesTags: ['admin/Plugin'],
    }),
    adminSetPluginPicture: build.mutation<PluginOfferView, OfPlugin & { file: File }>({
      query: ({ plugin, version, file }) => ({
        url: `${offers}/${plugin}/picture`,
        method: 'POST',
        version,
        body: fileForm(file),
      }),
      invalidatesTags: ['admin/Plugin'],
    }),
    adminRemovePluginPicture: build.mutation<PluginOfferView, OfPlugin>({
      query: ({ plugin, version }) => ({
        url: `${offers}/${plugin}/picture/remove`,
        method: 'POST',
        version,
      }),
      invalidatesTags: ['admin/Plugin'],
    }),
    adminGetPluginHistory: build.query<PluginHistory, { base: string; plugin: string }>({
      query: ({ base, plugin }) => ({ url: `${base}/${plugin}/history` }),
      providesTags: ['admin/Plugin'],
    }),
  }),
});

export const {
  useAdminGetPluginOfferQuery: usePluginOffer,
  useAdminSetPluginOfferMutation: useSetPluginOffer,
  useAdminSetPluginPictureMutation: useSetPluginPicture,
  useAdminRemovePluginPictureMutation: useRemovePluginPicture,
  useAdminGetPluginHistoryQuery: usePluginHistory,
} = offerApi;
