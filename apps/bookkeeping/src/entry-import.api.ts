import type { EntryComparison } from '@jahrring/contracts-bookkeeping';
import { api } from '@jahrring/tool-kit';

export const entryImports = '/api/bookkeeping/entry-imports';

const entryImportApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    bookkeepingCompareEntries: build.query<EntryComparison, string>({
      query: (id) => ({ url: `${entryImports}/${id}/comparison` }),
    }),
  }),
});

export const { useBookkeepingCompareEntriesQuery: useEntryComparison } = entryImportApi;
