import type { EntryComparison } from '@jahrring/contracts-bookkeeping';
import { addEndpoints } from '@jahrring/tool-kit';

export const entryImports = '/api/bookkeeping/entry-imports';

const entryImportApi = addEndpoints([], (build) => ({
  bookkeepingCompareEntries: build.query<EntryComparison, string>({
    query: (id) => `${entryImports}/${id}/comparison`,
  }),
}));

export const { useBookkeepingCompareEntriesQuery: useEntryComparison } = entryImportApi;
