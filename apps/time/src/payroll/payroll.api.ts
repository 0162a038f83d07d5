import type { WorkView } from '@jahrring/contracts-common';
import type {
  PayrollPreview,
  PayrollRun,
  PayrollSettings,
  PayrollSourceOption,
  UpdatePayrollSettings,
} from '@jahrring/contracts-time';
import { api } from '@jahrring/tool-kit';

const payroll = '/api/time/payroll';
const settingsUrl = '/api/time/payroll-settings';

const payrollApi = api.enhanceEndpoints({ addTagTypes: ['time/Entry', 'time/Payroll'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    timeGetPayroll: build.query<PayrollPreview, string>({
      query: (month) => ({ url: `${payroll}/preview`, params: { month } }),
      providesTags: ['time/Entry', 'time/Payroll'],
      // Follows from entries of everybody: looked up whenever the page is opened.
      keepUnusedDataFor: 0,
    }),
    timeListPayrollRuns: build.query<{ items: PayrollRun[] }, undefined>({
      query: () => ({ url: `${payroll}/runs` }),
      providesTags: ['time/Payroll'],
    }),
    timeStartPayroll: build.mutation<WorkView, { month: string; seen: string }>({
      query: (body) => ({ url: `${payroll}/runs`, method: 'POST', body }),
    }),
    timeRevokePayroll: build.mutation<null, { id: string; reason: string }>({
      query: ({ id, reason }) => ({
        url: `${payroll}/runs/${id}/take-back`,
        method: 'POST',
        body: { reason },
      }),
      invalidatesTags: (_result, error) => (error ? [] : ['time/Entry', 'time/Payroll']),
    }),
    /** The work on the server is over. */
    timePayrollDone: build.mutation<null, undefined>({
      queryFn: () => ({ data: null }),
      invalidatesTags: ['time/Entry', 'time/Payroll'],
    }),
    timeGetPayrollSettings: build.query<PayrollSettings, undefined>({
      query: () => ({ url: settingsUrl }),
      providesTags: ['time/Payroll'],
    }),
    timeGetPayrollSources: build.query<{ items: PayrollSourceOption[] }, undefined>({
      query: () => ({ url: `${settingsUrl}/sources` }),
      keepUnusedDataFor: 0,
    }),
    timeUpdatePayrollSettings: build.mutation<
      PayrollSettings,
      { version: number; values: UpdatePayrollSettings }
    >({
      query: ({ version, values }) => ({ url: settingsUrl, method: 'PUT', version, body: values }),
      invalidatesTags: (result) => (result ? ['time/Payroll'] : []),
    }),
  }),
});

export const {
  useTimeGetPayrollQuery: usePayroll,
  useTimeListPayrollRunsQuery: usePayrollRuns,
  useTimeStartPayrollMutation: useStartPayroll,
  useTimeRevokePayrollMutation: useRevokePayroll,
  useTimePayrollDoneMutation: usePayrollDone,
  useTimeGetPayrollSettingsQuery: usePayrollSettings,
  useTimeGetPayrollSourcesQuery: usePayrollSources,
  useTimeUpdatePayrollSettingsMutation: useUpdatePayrollSettings,
} = payrollApi;
