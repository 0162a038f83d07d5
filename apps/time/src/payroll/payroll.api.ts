import type { WorkView } from '@jahrring/contracts-common';
import type {
  PayrollPreview,
  PayrollRun,
  PayrollSettings,
  PayrollSourceOption,
  UpdatePayrollSettings,
} from '@jahrring/contracts-time';
import { addEndpoints, call, whenChanged } from '@jahrring/tool-kit';

const payroll = '/api/time/payroll';
const settingsUrl = '/api/time/payroll-settings';

const payrollApi = addEndpoints(['time/Entry', 'time/Payroll'], (build) => ({
  timeGetPayroll: build.query<PayrollPreview, string>({
    query: (month) => call.get(`${payroll}/preview`, { month }),
    providesTags: ['time/Entry', 'time/Payroll'],
    // Follows from entries of everybody: looked up whenever the page is opened.
    keepUnusedDataFor: 0,
  }),
  timeListPayrollRuns: build.query<{ items: PayrollRun[] }, undefined>({
    query: () => `${payroll}/runs`,
    providesTags: ['time/Payroll'],
  }),
  timeStartPayroll: build.mutation<WorkView, { month: string; seen: string }>({
    query: (body) => call.post(`${payroll}/runs`, body),
  }),
  timeRevokePayroll: build.mutation<null, { id: string; reason: string }>({
    query: ({ id, reason }) => call.post(`${payroll}/runs/${id}/take-back`, { reason }),
    invalidatesTags: whenChanged('time/Entry', 'time/Payroll'),
  }),
  /** The work on the server is over. */
  timePayrollDone: build.mutation<null, undefined>({
    queryFn: () => ({ data: null }),
    invalidatesTags: ['time/Entry', 'time/Payroll'],
  }),
  timeGetPayrollSettings: build.query<PayrollSettings, undefined>({
    query: () => settingsUrl,
    providesTags: ['time/Payroll'],
  }),
  timeGetPayrollSources: build.query<{ items: PayrollSourceOption[] }, undefined>({
    query: () => `${settingsUrl}/sources`,
    keepUnusedDataFor: 0,
  }),
  timeUpdatePayrollSettings: build.mutation<
    PayrollSettings,
    { version: number; values: UpdatePayrollSettings }
  >({
    query: ({ version, values }) => call.put(settingsUrl, values, version),
    invalidatesTags: whenChanged('time/Payroll'),
  }),
}));

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
