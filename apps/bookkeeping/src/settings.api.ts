import type {
  BookkeepingSettings,
  BookkeepingSettingsView,
  ChartAccountList,
  ClosedPeriodView,
  ClosePeriod,
} from '@jahrring/contracts-bookkeeping';
import { addEndpoints, call, whenChanged } from '@jahrring/tool-kit';

const baseUrl = '/api/bookkeeping';
const settings = 'bookkeeping/Settings';
const periods = 'bookkeeping/Period';

const settingsApi = addEndpoints([settings, periods], (build) => ({
  bookkeepingSettings: build.query<BookkeepingSettingsView, void>({
    query: () => `${baseUrl}/settings`,
    providesTags: [settings],
  }),
  bookkeepingSaveSettings: build.mutation<
    BookkeepingSettingsView,
    { version: number; values: BookkeepingSettings }
  >({
    query: ({ version, values }) => call.put(`${baseUrl}/settings`, values, version),
    invalidatesTags: whenChanged(settings),
  }),
  bookkeepingChart: build.query<ChartAccountList, void>({
    query: () => call.get(`${baseUrl}/accounts`, { pageSize: '500' }),
  }),
  bookkeepingPeriods: build.query<{ items: ClosedPeriodView[] }, void>({
    query: () => `${baseUrl}/ledger/periods`,
    providesTags: [periods],
  }),
  bookkeepingClosePeriod: build.mutation<ClosedPeriodView, ClosePeriod>({
    query: (body) => call.post(`${baseUrl}/ledger/periods`, body),
    invalidatesTags: whenChanged(periods),
  }),
  bookkeepingReopenPeriod: build.mutation<ClosedPeriodView, { id: string; reason: string }>({
    query: ({ id, ...body }) => call.post(`${baseUrl}/ledger/periods/${id}/reopening`, body),
    invalidatesTags: whenChanged(periods),
  }),
}));

export const {
  useBookkeepingSettingsQuery: useSettings,
  useBookkeepingSaveSettingsMutation: useSaveSettings,
  useBookkeepingChartQuery: useChart,
  useBookkeepingPeriodsQuery: usePeriods,
  useBookkeepingClosePeriodMutation: useClosePeriod,
  useBookkeepingReopenPeriodMutation: useReopenPeriod,
} = settingsApi;
