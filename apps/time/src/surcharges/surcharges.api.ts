import type {
  SurchargeMonth,
  SurchargeQuery,
  SurchargeSettings,
  UpdateSurchargeSettings,
} from '@jahrring/contracts-time';
import { api } from '@jahrring/tool-kit';

const settingsUrl = '/api/time/surcharges/settings';

const surchargesApi = api
  .enhanceEndpoints({ addTagTypes: ['time/Entry', 'time/Surcharges'] })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      timeGetSurcharges: build.query<SurchargeMonth, SurchargeQuery>({
        query: (params) => ({ url: '/api/time/surcharges', params }),
        providesTags: ['time/Entry', 'time/Surcharges'],
        // Follows from entries of everybody: looked up whenever the page is opened.
        keepUnusedDataFor: 0,
      }),
      timeGetSurchargeSettings: build.query<SurchargeSettings, undefined>({
        query: () => ({ url: settingsUrl }),
        providesTags: ['time/Surcharges'],
      }),
      timeUpdateSurchargeSettings: build.mutation<
        SurchargeSettings,
        { version: number; values: UpdateSurchargeSettings }
      >({
        query: ({ version, values }) => ({ url: settingsUrl, method: 'PUT', version, body: values }),
        invalidatesTags: (result) => (result ? ['time/Surcharges'] : []),
      }),
    }),
  });

export const {
  useTimeGetSurchargesQuery: useSurcharges,
  useTimeGetSurchargeSettingsQuery: useSurchargeSettings,
  useTimeUpdateSurchargeSettingsMutation: useUpdateSurchargeSettings,
} = surchargesApi;
