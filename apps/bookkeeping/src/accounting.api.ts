import type {
  AccountingExportList,
  AccountingExportView,
  AccountingSettings,
  AccountingSettingsView,
  AccountingWaiting,
  StartAccountingExport,
} from '@jahrring/contracts-bookkeeping';
import type { WorkView } from '@jahrring/contracts-common';
import { addEndpoints, call, whenChanged } from '@jahrring/tool-kit';

export const accountingUrl = '/api/bookkeeping/accounting-exports';
const settingsUrl = '/api/bookkeeping/accounting-settings';
const tag = 'bookkeeping/Accounting';
const accountingApi = addEndpoints([tag], (build) => ({
  bookkeepingAccountingWaiting: build.query<AccountingWaiting, void>({
    query: () => `${accountingUrl}/waiting`,
    providesTags: [tag],
  }),
  bookkeepingAccountingExports: build.query<AccountingExportList, void>({
    query: () => accountingUrl,
    providesTags: [tag],
  }),
  bookkeepingStartExport: build.mutation<WorkView, StartAccountingExport>({
    query: (body) => call.post(accountingUrl, body),
    invalidatesTags: whenChanged(tag),
  }),
  bookkeepingRevokeExport: build.mutation<AccountingExportView, { id: string; reason: string }>({
    query: ({ id, ...body }) => call.post(`${accountingUrl}/${id}/taken-back`, body),
    invalidatesTags: whenChanged(tag),
  }),
  bookkeepingAccountingSettings: build.query<AccountingSettingsView, void>({
    query: () => settingsUrl,
    providesTags: [tag],
  }),
  bookkeepingSaveAccountingSettings: build.mutation<
    AccountingSettingsView,
    { version: number; values: AccountingSettings }
  >({
    query: ({ version, values }) => call.put(settingsUrl, values, version),
    invalidatesTags: whenChanged(tag),
  }),
}));

export const {
  useBookkeepingAccountingWaitingQuery: useAccountingWaiting,
  useBookkeepingAccountingExportsQuery: useAccountingExports,
  useBookkeepingStartExportMutation: useStartExport,
  useBookkeepingRevokeExportMutation: useRevokeExport,
  useBookkeepingAccountingSettingsQuery: useAccountingSettings,
  useBookkeepingSaveAccountingSettingsMutation: useSaveAccountingSettings,
} = accountingApi;
