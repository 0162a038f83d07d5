import type { AccountSheet, ItemsOnDay, JournalList, TrialBalance } from '@jahrring/contracts-bookkeeping';
import { api, type ListArgs } from '@jahrring/tool-kit';

const baseUrl = '/api/bookkeeping/ledger';
export const ledgerExportsUrl = '/api/bookkeeping/ledger-exports';

const ledgerApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    bookkeepingJournal: build.query<JournalList, ListArgs>({
      query: (params) => ({ url: `${baseUrl}/journal`, params }),
    }),
    bookkeepingTrialBalance: build.query<TrialBalance, ListArgs>({
      query: (params) => ({ url: `${baseUrl}/trial-balance`, params }),
    }),
    bookkeepingAccountSheet: build.query<AccountSheet, { account: string; args: ListArgs }>({
      query: ({ account, args }) => ({ url: `${baseUrl}/accounts/${account}`, params: args }),
    }),
    bookkeepingItemsOnDay: build.query<ItemsOnDay, ListArgs>({
      query: (params) => ({ url: '/api/bookkeeping/debtor-items/on-day', params }),
    }),
  }),
});

export const {
  useBookkeepingJournalQuery: useJournal,
  useBookkeepingTrialBalanceQuery: useTrialBalance,
  useBookkeepingAccountSheetQuery: useAccountSheet,
  useBookkeepingItemsOnDayQuery: useItemsOnDay,
} = ledgerApi;
