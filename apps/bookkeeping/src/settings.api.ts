import type {
  BookkeepingSettings,
  BookkeepingSettingsView,
  ChartAccountList,
  ClosedPeriodView,
  ClosePeriod,
} from '@jahrring/contracts-bookkeeping';
import { api } from '@jahrring/tool-kit';

const baseUrl = '/api/bookkeeping';
const settings = 'bookkeeping/Settings';
const periods = 'bookkeeping/Period';

const settingsApi = api.enhanceEndpoints({ addTagTypes: [settings, periods] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    bookkeepingSettings: build.query<BookkeepingSettingsView, void>({
      query: () => ({ url: `${baseUrl}/settings` }),
      providesTags: [settings],
    }),
    bookkeepingSaveSettings: build.mutation<
      BookkeepingSettingsView,
      { version: number; values: BookkeepingSettings }
    >({
      query: ({ version, values }) => ({ url: `${baseUrl}/settings`, method: 'PUT', version, body: values }),
      invalidatesTags: (result) => (result === undefined ? [] : [settings]),
    }),
    bookkeepingChart: build.query<ChartAccountList, void>({
      query: () => ({ url: `${baseUrl}/accounts`, params: { pageSize: '500' } }),
    }),
    bookkeepingPeriods: build.query<{ items: ClosedPeriodView[] }, void>({
      query: () => ({ url: `${baseUrl}/ledger/periods` }),
      providesTags: [periods],
    }),
    bookkeepingClosePeriod: build.mutation<ClosedPeriodView, ClosePeriod>({
      query: (body) => ({ url: `${baseUrl}/ledger/periods`, method: 'POST', body }),
      invalidatesTags: (result) => (result === undefined ? [] : [periods]),
    }),
    bookkeepingReopenPeriod: build.mutation<ClosedPeriodView, { id: string; reason: string }>({
      query: ({ id, ...body }) => ({
        url: `${baseUrl}/ledger/periods/${id}/reopening`,
        method: 'POST',
        body,
      }),
      invalidatesTags: (result) => (result === undefined ? [] : [periods]),
    }),
  }),
});

export const {
  useBookkeepingSettingsQuery: useSettings,
  useBookkeepingSaveSettingsMutation: useSaveSettings,
  useBookkeepingChartQuery: useChart,
  useBookkeepingPeriodsQuery: usePeriods,
  useBookkeepingClosePeriodMutation: useClosePeriod,
  useBookkeepingReopenPeriodMutation: useReopenPeriod,
} = settingsApi;
