import type { WorkView } from '@jahrring/contracts-common';
import type {
  EntryImportHistory,
  EntryImportOptions,
  EntryImportStarted,
  EntryImportUndone,
  ImportWord,
} from '@jahrring/contracts-time';
import { api } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';

const imports = '/api/time/entry-imports';

const importApi = api.enhanceEndpoints({ addTagTypes: ['time/Entry'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    timeCheckImport: build.mutation<EntryImportStarted, { file: File; options: EntryImportOptions }>({
      query: ({ file, options }) => ({
        url: imports,
        method: 'POST',
        body: fileForm(file, { options: JSON.stringify(options) }),
      }),
    }),
    timeRunImport: build.mutation<WorkView, { id: string; skipErrors: boolean }>({
      query: ({ id, skipErrors }) => ({ url: `${imports}/${id}/run`, method: 'POST', body: { skipErrors } }),
    }),
    timeExplainWords: build.mutation<WorkView, { id: string; words: ImportWord[] }>({
      query: ({ id, words }) => ({ url: `${imports}/${id}/words`, method: 'POST', body: { words } }),
    }),
    timeListImports: build.query<EntryImportHistory, undefined>({
      query: () => ({ url: imports }),
      providesTags: ['time/Entry'],
      keepUnusedDataFor: 0,
    }),
    timePreviewUndo: build.query<EntryImportUndone, string>({
      query: (id) => ({ url: `${imports}/${id}/undo` }),
      providesTags: ['time/Entry'],
      keepUnusedDataFor: 0,
    }),
    timeUndoImport: build.mutation<WorkView, { id: string; partial: boolean }>({
      query: ({ id, partial }) => ({ url: `${imports}/${id}/undo`, method: 'POST', body: { partial } }),
    }),
  }),
});

export const {
  useTimeCheckImportMutation: useCheckImport,
  useTimeRunImportMutation: useRunImport,
  useTimeExplainWordsMutation: useExplainWords,
  useTimeListImportsQuery: useImportHistory,
  useTimePreviewUndoQuery: useUndoPreview,
  useTimeUndoImportMutation: useUndoImport,
} = importApi;
