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
import { api, type Versioned } from '@jahrring/tool-kit';

const campaigns = '/api/admin/campaigns';
const operator = '/api/admin/operator-settings';
const funding = '/api/admin/plugin-funding';

const campaignsApi = api
  .enhanceEndpoints({ addTagTypes: ['admin/Campaign', 'admin/OperatorSettings'] })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      adminListCampaigns: build.query<Page<CampaignView>, void>({
        query: () => ({ url: campaigns }),
        providesTags: ['admin/Campaign'],
      }),
      adminGetCampaign: build.query<CampaignDetail, string>({
        query: (id) => ({ url: `${campaigns}/${id}` }),
        providesTags: ['admin/Campaign'],
      }),
      adminCreateCampaign: build.mutation<CampaignDetail, CreateCampaign>({
        query: (body) => ({ url: campaigns, method: 'POST', body }),
        invalidatesTags: ['admin/Campaign'],
      }),
      adminStepCampaign: build.mutation<CampaignDetail, Versioned & { step: 'invoice' | 'deliver' }>({
        query: ({ id, version, step }) => ({ url: `${campaigns}/${id}/${step}`, method: 'POST', version }),
        invalidatesTags: ['admin/Campaign'],
      }),
      // Its own page still shows it: lists are asked anew when they are opened.
      adminDeleteCampaign: build.mutation<null, Versioned>({
        query: ({ id, version }) => ({ url: `${campaigns}/${id}`, method: 'DELETE', version }),
      }),
      adminGetOperatorSettings: build.query<OperatorSettings, void>({
        query: () => ({ url: operator }),
        providesTags: ['admin/OperatorSettings'],
      }),
      adminUpdateOperatorSettings: build.mutation<
        OperatorSettings,
        { version: number; body: UpdateOperatorSettings }
      >({
        query: ({ version, body }) => ({ url: operator, method: 'PUT', version, body }),
        invalidatesTags: ['admin/OperatorSettings'],
      }),
      adminListPluginFunding: build.query<PluginFundingList, void>({
        query: () => ({ url: funding }),
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
        query: ({ id, body }) => ({ url: `${funding}/campaigns/${id}/pledge`, method: 'POST', body }),
        // A refusal means that the open amount of the campaign has changed.
        invalidatesTags: ['admin/Campaign'],
      }),
    }),
  });

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
