import type {
  CampaignDetail,
  CampaignView,
  CreateCampaign,
  MakePledge,
  OperatorSettings,
  PluginFundingList,
  UpdateOperatorSettings,
} from '@jahrring/contracts-admin';
import type { Page } from '@jahrring/contracts-common';
import { addEndpoints, call, type Versioned } from '@jahrring/tool-kit';

const campaigns = '/api/admin/campaigns';
const operator = '/api/admin/operator-settings';
const funding = '/api/admin/plugin-funding';

const campaignsApi = addEndpoints(['admin/Campaign', 'admin/OperatorSettings'], (build) => ({
  adminListCampaigns: build.query<Page<CampaignView>, void>({
    query: () => campaigns,
    providesTags: ['admin/Campaign'],
  }),
  adminGetCampaign: build.query<CampaignDetail, string>({
    query: (id) => `${campaigns}/${id}`,
    providesTags: ['admin/Campaign'],
  }),
  adminCreateCampaign: build.mutation<CampaignDetail, CreateCampaign>({
    query: (body) => call.post(campaigns, body),
    invalidatesTags: ['admin/Campaign'],
  }),
  adminStepCampaign: build.mutation<CampaignDetail, Versioned & { step: 'invoice' | 'deliver' }>({
    query: ({ id, version, step }) => call.post(`${campaigns}/${id}/${step}`, undefined, version),
    invalidatesTags: ['admin/Campaign'],
  }),
  // Its own page still shows it: lists are asked anew when they are opened.
  adminDeleteCampaign: build.mutation<null, Versioned>({
    query: ({ id, version }) => call.delete(`${campaigns}/${id}`, version),
  }),
  adminGetOperatorSettings: build.query<OperatorSettings, void>({
    query: () => operator,
    providesTags: ['admin/OperatorSettings'],
  }),
  adminUpdateOperatorSettings: build.mutation<
    OperatorSettings,
    { version: number; body: UpdateOperatorSettings }
  >({
    query: ({ version, body }) => call.put(operator, body, version),
    invalidatesTags: ['admin/OperatorSettings'],
  }),
  adminListPluginFunding: build.query<PluginFundingList, void>({
    query: () => funding,
    providesTags: ['admin/Campaign'],
  }),
  adminVoteForPlugin: build.mutation<null, { pluginId: string; voted: boolean }>({
    query: ({ pluginId, voted }) => ({
      url: `${funding}/${pluginId}/vote`,
      method: voted ? 'PUT' : 'DELETE',
    }),
    invalidatesTags: ['admin/Campaign'],
  }),
  adminPledge: build.mutation<PluginFundingList, { id: string; body: MakePledge }>({
    query: ({ id, body }) => call.post(`${funding}/campaigns/${id}/pledge`, body),
    // A refusal means that the open amount of the campaign has changed.
    invalidatesTags: ['admin/Campaign'],
  }),
}));

export const {
  useAdminListCampaignsQuery: useCampaignList,
  useAdminGetCampaignQuery: useCampaign,
  useAdminCreateCampaignMutation: useCreateCampaign,
  useAdminStepCampaignMutation: useStepCampaign,
  useAdminDeleteCampaignMutation: useDeleteCampaign,
  useAdminGetOperatorSettingsQuery: useOperatorSettings,
  useAdminUpdateOperatorSettingsMutation: useUpdateOperatorSettings,
  useAdminListPluginFundingQuery: usePluginFunding,
  useAdminVoteForPluginMutation: useVoteForPlugin,
  useAdminPledgeMutation: usePledge,
} = campaignsApi;
