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
import { addEndpoints, call, whenChanged } from '@jahrring/tool-kit';

const tools = '/api/admin/tools';
const releases = '/api/admin/releases';
const tokens = '/api/admin/release-tokens';
const planned = '/api/admin/planned-plugins';
const prices = '/api/admin/plugin-prices';

interface OfTool {
  tool: string;
  version: number;
}

const toolsApi = addEndpoints(
  ['admin/Tool', 'admin/ReleaseToken', 'admin/PluginPrice', 'admin/Plugin', 'admin/Licence'],
  (build) => ({
    adminListTools: build.query<Page<ToolSummary>, void>({
      query: () => tools,
      providesTags: ['admin/Tool'],
    }),
    adminGetTool: build.query<ToolView, string>({
      query: (tool) => `${tools}/${tool}`,
      providesTags: ['admin/Tool'],
    }),
    adminGetToolHealth: build.query<ToolHealth, string>({
      query: (tool) => call.get(`${tools}/${tool}/health`, { hours: 24 }),
      providesTags: ['admin/Tool'],
    }),
    adminUpdateTool: build.mutation<ToolView, OfTool & { change: UpdateToolChannels }>({
      query: ({ tool, version, change }) => call.patch(`${tools}/${tool}`, change, version),
      invalidatesTags: ['admin/Tool'],
    }),
    adminRollBackTool: build.mutation<ToolView, OfTool>({
      query: ({ tool, version }) => call.post(`${tools}/${tool}/roll-back`, undefined, version),
      invalidatesTags: ['admin/Tool'],
    }),
    adminPinTool: build.mutation<ToolView, { tool: string; licenceId: string; pin: PinTool }>({
      query: ({ tool, licenceId, pin }) => call.put(`${tools}/${tool}/pins/${licenceId}`, pin),
      invalidatesTags: ['admin/Tool'],
    }),
    adminUnpinTool: build.mutation<ToolView, { tool: string; licenceId: string }>({
      query: ({ tool, licenceId }) => call.delete(`${tools}/${tool}/pins/${licenceId}`),
      invalidatesTags: ['admin/Tool'],
    }),
    adminWithdrawRelease: build.mutation<ToolReleaseView, { id: string; body: WithdrawRelease }>({
      query: ({ id, body }) => call.post(`${releases}/${id}/withdraw`, body),
      invalidatesTags: ['admin/Tool'],
    }),
    adminRestoreRelease: build.mutation<ToolReleaseView, string>({
      query: (id) => call.post(`${releases}/${id}/restore`),
      invalidatesTags: ['admin/Tool'],
    }),
    adminPublishRelease: build.mutation<ToolReleaseView, File>({
      query: (file) => {
        const body = new FormData();
        body.set('archive', file);
        return call.post(releases, body);
      },
      invalidatesTags: ['admin/Tool'],
    }),
    adminListReleaseTokens: build.query<Page<ReleaseTokenView>, void>({
      query: () => tokens,
      providesTags: ['admin/ReleaseToken'],
    }),
    adminCreateReleaseToken: build.mutation<NewReleaseToken, CreateReleaseToken>({
      query: (body) => call.post(tokens, body),
      invalidatesTags: ['admin/ReleaseToken'],
    }),
    adminRevokeReleaseToken: build.mutation<null, string>({
      query: (id) => call.delete(`${tokens}/${id}`),
      invalidatesTags: ['admin/ReleaseToken'],
    }),
  }),
);

const pluginsApi = addEndpoints(
  ['admin/Tool', 'admin/ReleaseToken', 'admin/PluginPrice', 'admin/Plugin', 'admin/Licence'],
  (build) => ({
    adminListPluginPrices: build.query<Page<PluginPricing>, void>({
      query: () => prices,
      providesTags: ['admin/PluginPrice'],
    }),
    adminSetPluginPrice: build.mutation<PluginPricing, { plugin: PluginId; body: SetPluginPrice }>({
      query: ({ plugin, body }) => call.post(`${prices}/${plugin}`, body),
      invalidatesTags: ['admin/PluginPrice', 'admin/Plugin'],
    }),
    adminListPlannedPlugins: build.query<Page<PlannedPluginView>, void>({
      query: () => planned,
      providesTags: ['admin/Plugin'],
    }),
    adminGetPlannedPlugin: build.query<PlannedPluginView, string>({
      query: (id) => `${planned}/${id}`,
      providesTags: ['admin/Plugin'],
    }),
    adminCreatePlannedPlugin: build.mutation<PlannedPluginView, CreatePlannedPlugin>({
      query: (body) => call.post(planned, body),
      invalidatesTags: ['admin/Plugin'],
    }),
    adminUpdatePlannedPlugin: build.mutation<
      PlannedPluginView,
      { id: string; version: number; patch: UpdatePlannedPlugin }
    >({
      query: ({ id, version, patch }) => call.patch(`${planned}/${id}`, patch, version),
      invalidatesTags: ['admin/Plugin'],
    }),
    adminDeletePlannedPlugin: build.mutation<null, { id: string; version: number }>({
      query: ({ id, version }) => call.delete(`${planned}/${id}`, version),
      invalidatesTags: whenChanged('admin/PluginPrice'),
    }),
    adminListPluginCharges: build.query<
      PluginChargeList,
      { month: string; licenceId?: string; page: number; pageSize: number | 'all' }
    >({
      query: (params) => call.get('/api/admin/plugin-charges', params),
      providesTags: ['admin/PluginPrice', 'admin/Plugin', 'admin/Licence'],
    }),
  }),
);

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
