import type { AccountSheet, ItemsOnDay, JournalList, TrialBalance } from '@jahrring/contracts-bookkeeping';
import { addEndpoints, call, type ListArgs } from '@jahrring/tool-kit';

const baseUrl = '/api/bookkeeping/ledger';
export const ledgerExportsUrl = '/api/bookkeeping/ledger-exports';

const ledgerApi = addEndpoints([], (build) => ({
  bookkeepingJournal: build.query<JournalList, ListArgs>({
    query: (params) => call.get(`${baseUrl}/journal`, params),
  }),
  bookkeepingTrialBalance: build.query<TrialBalance, ListArgs>({
    query: (params) => call.get(`${baseUrl}/trial-balance`, params),
  }),
  bookkeepingAccountSheet: build.query<AccountSheet, { account: string; args: ListArgs }>({
    query: ({ account, args }) => call.get(`${baseUrl}/accounts/${account}`, args),
  }),
  bookkeepingItemsOnDay: build.query<ItemsOnDay, ListArgs>({
    query: (params) => call.get('/api/bookkeeping/debtor-items/on-day', params),
  }),
}));

export const {
  useBookkeepingJournalQuery: useJournal,
  useBookkeepingTrialBalanceQuery: useTrialBalance,
  useBookkeepingAccountSheetQuery: useAccountSheet,
  useBookkeepingItemsOnDayQuery: useItemsOnDay,
} = ledgerApi;
