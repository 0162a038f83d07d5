import type { AccountSheet, TrialBalance } from '@jahrring/contracts-bookkeeping';
import { api } from '@jahrring/tool-kit';

const baseUrl = '/api/bookkeeping/ledger';

const ledgerApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    bookkeepingTrialBalance: build.query<TrialBalance, { on: string }>({
      query: (params) => ({ url: `${baseUrl}/trial-balance`, params }),
    }),
    bookkeepingAccountSheet: build.query<AccountSheet, { account: string; on: string }>({
      query: ({ account, ...params }) => ({ url: `${baseUrl}/accounts/${account}`, params }),
    }),
  }),
});

export const {
  useBookkeepingTrialBalanceQuery: useTrialBalance,
  useBookkeepingAccountSheetQuery: useAccountSheet,
} = ledgerApi;
