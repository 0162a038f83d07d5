import type {
  SurchargeMonth,
  SurchargeQuery,
  SurchargeSettings,
  UpdateSurchargeSettings,
} from '@jahrring/contracts-time';
import { addEndpoints, call, whenChanged } from '@jahrring/tool-kit';

const settingsUrl = '/api/time/surcharges/settings';

const surchargesApi = addEndpoints(['time/Entry', 'time/Surcharges'], (build) => ({
  timeGetSurcharges: build.query<SurchargeMonth, SurchargeQuery>({
    query: (params) => call.get('/api/time/surcharges', params),
    providesTags: ['time/Entry', 'time/Surcharges'],
    // Follows from entries of everybody: looked up whenever the page is opened.
    keepUnusedDataFor: 0,
  }),
  timeGetSurchargeSettings: build.query<SurchargeSettings, undefined>({
    query: () => settingsUrl,
    providesTags: ['time/Surcharges'],
  }),
  timeUpdateSurchargeSettings: build.mutation<
    SurchargeSettings,
    { version: number; values: UpdateSurchargeSettings }
  >({
    query: ({ version, values }) => call.put(settingsUrl, values, version),
    invalidatesTags: whenChanged('time/Surcharges'),
  }),
}));

export const {
  useTimeGetSurchargesQuery: useSurcharges,
  useTimeGetSurchargeSettingsQuery: useSurchargeSettings,
  useTimeUpdateSurchargeSettingsMutation: useUpdateSurchargeSettings,
} = surchargesApi;
