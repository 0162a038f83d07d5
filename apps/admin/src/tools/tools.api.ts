import type {
  CreatePlannedPlugin,
  PlannedPluginView,
  UpdatePlannedPlugin,
  CreateReleaseToken,
  NewReleaseToken,
  PinTool,
  PluginChargeList,
  PluginId,
  PluginPricing,
  ReleaseTokenView,
  SetPluginPrice,
  ToolHealth,
  ToolReleaseView,
  ToolSummary,
  ToolView,
  UpdateToolChannels,
  WithdrawRelease,
} from '@jahrring/contracts-admin';
import type { Page } from '@jahrring/contracts-common';
import { api } from '@jahrring/tool-kit';

const tools = '/api/admin/tools';
const releases = '/api/admin/releases';
const tokens = '/api/admin/release-tokens';
const planned = '/api/admin/planned-plugins';
const prices = '/api/admin/plugin-prices';

interface OfTool {
  tool: string;
  version: number;
}

const tagged = api.enhanceEndpoints({
  addTagTypes: ['admin/Tool', 'admin/ReleaseToken', 'admin/PluginPrice', 'admin/Plugin', 'admin/Licence'],
});

const toolsApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminListTools: build.query<Page<ToolSummary>, void>({
      query: () => ({ url: tools }),
      providesTags: ['admin/Tool'],
    }),
    adminGetTool: build.query<ToolView, string>({
      query: (tool) => ({ url: `${tools}/${tool}` }),
      providesTags: ['admin/Tool'],
    }),
    adminGetToolHealth: build.query<ToolHealth, string>({
      query: (tool) => ({ url: `${tools}/${tool}/health`, params: { hours: 24 } }),
      providesTags: ['admin/Tool'],
    }),
    adminUpdateTool: build.mutation<ToolView, OfTool & { change: UpdateToolChannels }>({
      query: ({ tool, version, change }) => ({
        url: `${tools}/${tool}`,
        method: 'PATCH',
        version,
        body: change,
      }),
      invalidatesTags: ['admin/Tool'],
    }),
    adminRollBackTool: build.mutation<ToolView, OfTool>({
      query: ({ tool, version }) => ({ url: `${tools}/${tool}/roll-back`, method: 'POST', version }),
      invalidatesTags: ['admin/Tool'],
    }),
    adminPinTool: build.mutation<ToolView, { tool: string; licenceId: string; pin: PinTool }>({
      query: ({ tool, licenceId, pin }) => ({
        url: `${tools}/${tool}/pins/${licenceId}`,
        method: 'PUT',
        body: pin,
      }),
      invalidatesTags: ['admin/Tool'],
    }),
    adminUnpinTool: build.mutation<ToolView, { tool: string; licenceId: string }>({
      query: ({ tool, licenceId }) => ({ url: `${tools}/${tool}/pins/${licenceId}`, method: 'DELETE' }),
      invalidatesTags: ['admin/Tool'],
    }),
    adminWithdrawRelease: build.mutation<ToolReleaseView, { id: string; body: WithdrawRelease }>({
      query: ({ id, body }) => ({ url: `${releases}/${id}/withdraw`, method: 'POST', body }),
      invalidatesTags: ['admin/Tool'],
    }),
    adminRestoreRelease: build.mutation<ToolReleaseView, string>({
      query: (id) => ({ url: `${releases}/${id}/restore`, method: 'POST' }),
      invalidatesTags: ['admin/Tool'],
    }),
    adminPublishRelease: build.mutation<ToolReleaseView, File>({
      query: (file) => {
        const body = new FormData();
        body.set('archive', file);
        return { url: releases, method: 'POST', body };
      },
      invalidatesTags: ['admin/Tool'],
    }),
    adminListReleaseTokens: build.query<Page<ReleaseTokenView>, void>({
      query: () => ({ url: tokens }),
      providesTags: ['admin/ReleaseToken'],
    }),
    adminCreateReleaseToken: build.mutation<NewReleaseToken, CreateReleaseToken>({
      query: (body) => ({ url: tokens, method: 'POST', body }),
      invalidatesTags: ['admin/ReleaseToken'],
    }),
    adminRevokeReleaseToken: build.mutation<null, string>({
      query: (id) => ({ url: `${tokens}/${id}`, method: 'DELETE' }),
      invalidatesTags: ['admin/ReleaseToken'],
    }),
  }),
});

const pluginsApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminListPluginPrices: build.query<Page<PluginPricing>, void>({
      query: () => ({ url: prices }),
      providesTags: ['admin/PluginPrice'],
    }),
    adminSetPluginPrice: build.mutation<PluginPricing, { plugin: PluginId; body: SetPluginPrice }>({
      query: ({ plugin, body }) => ({ url: `${prices}/${plugin}`, method: 'POST', body }),
      invalidatesTags: ['admin/PluginPrice', 'admin/Plugin'],
    }),
    adminListPlannedPlugins: build.query<Page<PlannedPluginView>, void>({
      query: () => ({ url: planned }),
      providesTags: ['admin/Plugin'],
    }),
    adminGetPlannedPlugin: build.query<PlannedPluginView, string>({
      query: (id) => ({ url: `${planned}/${id}` }),
      providesTags: ['admin/Plugin'],
    }),
    adminCreatePlannedPlugin: build.mutation<PlannedPluginView, CreatePlannedPlugin>({
      query: (body) => ({ url: planned, method: 'POST', body }),
      invalidatesTags: ['admin/Plugin'],
    }),
    adminUpdatePlannedPlugin: build.mutation<
      PlannedPluginView,
      { id: string; version: number; patch: UpdatePlannedPlugin }
    >({
      query: ({ id, version, patch }) => ({ url: `${planned}/${id}`, method: 'PATCH', version, body: patch }),
      invalidatesTags: ['admin/Plugin'],
    }),
    adminDeletePlannedPlugin: build.mutation<null, { id: string; version: number }>({
      query: ({ id, version }) => ({ url: `${planned}/${id}`, method: 'DELETE', version }),
      invalidatesTags: (_done, error) => (error ? [] : ['admin/PluginPrice']),
    }),
    adminListPluginCharges: build.query<
      PluginChargeList,
      { month: string; licenceId?: string; page: number; pageSize: number | 'all' }
    >({
      query: (params) => ({ url: '/api/admin/plugin-charges', params }),
      providesTags: ['admin/PluginPrice', 'admin/Plugin', 'admin/Licence'],
    }),
  }),
});

export const {
  useAdminListToolsQuery: useToolList,
  useAdminGetToolQuery: useTool,
  useAdminGetToolHealthQuery: useToolHealth,
  useAdminUpdateToolMutation: useUpdateTool,
  useAdminRollBackToolMutation: useRollBackTool,
  useAdminPinToolMutation: usePinTool,
  useAdminUnpinToolMutation: useUnpinTool,
  useAdminWithdrawReleaseMutation: useWithdrawRelease,
  useAdminRestoreReleaseMutation: useRestoreRelease,
  useAdminPublishReleaseMutation: usePublishRelease,
  useAdminListReleaseTokensQuery: useReleaseTokenList,
  useAdminCreateReleaseTokenMutation: useCreateReleaseToken,
  useAdminRevokeReleaseTokenMutation: useRevokeReleaseToken,
} = toolsApi;
export const {
  useAdminListPluginPricesQuery: usePluginPriceList,
  useAdminSetPluginPriceMutation: useSetPluginPrice,
  useAdminListPlannedPluginsQuery: usePlannedPluginList,
  useAdminGetPlannedPluginQuery: usePlannedPlugin,
  useAdminCreatePlannedPluginMutation: useCreatePlannedPlugin,
  useAdminUpdatePlannedPluginMutation: useUpdatePlannedPlugin,
  useAdminDeletePlannedPluginMutation: useDeletePlannedPlugin,
  useAdminListPluginChargesQuery: usePluginCharges,
} = pluginsApi;
