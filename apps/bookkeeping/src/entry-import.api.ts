import type { EntryImportPlan, EntryImports, EntryImportView } from '@jahrring/contracts-bookkeeping';
import { api } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';

const baseUrl = '/api/bookkeeping/entry-imports';
const tags = ['bookkeeping/EntryImport', 'bookkeeping/Accounting'] as const;
/** A refused act may have met somebody else's: the imports are read again either way. */
const always = () => tags;

const entryImportApi = api.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    bookkeepingEntryImports: build.query<EntryImports, void>({
      query: () => ({ url: baseUrl }),
      providesTags: ['bookkeeping/EntryImport'],
    }),
    bookkeepingUploadEntries: build.mutation<EntryImportPlan, File>({
      query: (file) => ({ url: baseUrl, method: 'POST', body: fileForm(file) }),
      invalidatesTags: always,
    }),
    bookkeepingCommitEntries: build.mutation<EntryImportView, { id: string; version: number }>({
      query: ({ id, version }) => ({ url: `${baseUrl}/${id}/commit`, method: 'POST', version }),
      invalidatesTags: always,
    }),
    bookkeepingUndoEntries: build.mutation<EntryImportView, string>({
      query: (id) => ({ url: `${baseUrl}/${id}/undo`, method: 'POST' }),
      invalidatesTags: always,
    }),
  }),
});

export const {
  useBookkeepingEntryImportsQuery: useEntryImports,
  useBookkeepingUploadEntriesMutation: useUploadEntries,
  useBookkeepingCommitEntriesMutation: useCommitEntries,
  useBookkeepingUndoEntriesMutation: useUndoEntries,
} = entryImportApi;
