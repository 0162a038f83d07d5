import type {
  AccountingExportList,
  AccountingExportView,
  AccountingSettings,
  AccountingSettingsView,
  AccountingWaiting,
  StartAccountingExport,
} from '@jahrring/contracts-bookkeeping';
import type { WorkView } from '@jahrring/contracts-common';
import { api } from '@jahrring/tool-kit';

export const accountingUrl = '/api/bookkeeping/accounting-exports';
const settingsUrl = '/api/bookkeeping/accounting-settings';
const tag = 'bookkeeping/Accounting';
const whenDone = (result: unknown) => (result === undefined ? [] : ([tag] as const));

const accountingApi = api.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    bookkeepingAccountingWaiting: build.query<AccountingWaiting, void>({
      query: () => ({ url: `${accountingUrl}/waiting` }),
      providesTags: [tag],
    }),
    bookkeepingAccountingExports: build.query<AccountingExportList, void>({
      query: () => ({ url: accountingUrl }),
      providesTags: [tag],
    }),
    bookkeepingStartExport: build.mutation<WorkView, StartAccountingExport>({
      query: (body) => ({ url: accountingUrl, method: 'POST', body }),
      invalidatesTags: whenDone,
    }),
    bookkeepingRevokeExport: build.mutation<AccountingExportView, { id: string; reason: string }>({
      query: ({ id, ...body }) => ({ url: `${accountingUrl}/${id}/taken-back`, method: 'POST', body }),
      invalidatesTags: whenDone,
    }),
    bookkeepingAccountingSettings: build.query<AccountingSettingsView, void>({
      query: () => ({ url: settingsUrl }),
      providesTags: [tag],
    }),
    bookkeepingSaveAccountingSettings: build.mutation<
      AccountingSettingsView,
      { version: number; values: AccountingSettings }
    >({
      query: ({ version, values }) => ({ url: settingsUrl, method: 'PUT', version, body: values }),
      invalidatesTags: whenDone,
    }),
  }),
});

export const {
  useBookkeepingAccountingWaitingQuery: useAccountingWaiting,
  useBookkeepingAccountingExportsQuery: useAccountingExports,
  useBookkeepingStartExportMutation: useStartExport,
  useBookkeepingRevokeExportMutation: useRevokeExport,
  useBookkeepingAccountingSettingsQuery: useAccountingSettings,
  useBookkeepingSaveAccountingSettingsMutation: useSaveAccountingSettings,
} = accountingApi;
