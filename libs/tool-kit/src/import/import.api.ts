import type { Page } from '@jahrring/contracts-common';
import type {
  CommitImport,
  ExplainImportWords,
  ImportRowBase,
  ImportSettingsBase,
  ImportUndo,
  ImportView,
  UndoImport,
} from '@jahrring/contracts-common/imports';
import { api, type ListArgs } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';

/** One import of a tool; `url` is that of its endpoints. */
interface ImportRef {
  url: string;
  id: string;
}

/** An import as it is at one moment: it is asked for anew once it has changed. */
type ImportMoment = ImportRef & { version: number };

interface UploadArgs {
  url: string;
  file: File;
  fields?: Readonly<Record<string, string>> | undefined;
}

/** A refused change has changed nothing. */
const whenChanged = (result: unknown) => (result === undefined ? [] : ['kit/Import' as const]);

const importApi = api.enhanceEndpoints({ addTagTypes: ['kit/Import'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    kitListImports: build.query<Page<ImportView>, { url: string; args: ListArgs }>({
      query: ({ url, args }) => ({ url, params: args }),
      providesTags: ['kit/Import'],
    }),
    kitGetImport: build.query<ImportView, ImportRef>({
      query: ({ url, id }) => ({ url: `${url}/${id}` }),
      providesTags: (_result, _error, { id }) => [{ type: 'kit/Import', id }],
    }),
    kitListImportRows: build.query<Page<ImportRowBase>, ImportRef & { args: ListArgs }>({
      query: ({ url, id, args }) => ({ url: `${url}/${id}/rows`, params: args }),
      providesTags: (_result, _error, { id }) => [{ type: 'kit/Import', id }],
    }),
    kitImportFound: build.query<object, ImportMoment>({
      query: ({ url, id }) => ({ url: `${url}/${id}/found` }),
    }),
    kitPreviewImportUndo: build.query<ImportUndo, ImportMoment>({
      query: ({ url, id }) => ({ url: `${url}/${id}/undo` }),
      keepUnusedDataFor: 0,
    }),
    kitExplainWords: build.mutation<ImportView, ImportRef & ExplainImportWords>({
      query: ({ url, id, words }) => ({ url: `${url}/${id}/words`, method: 'POST', body: { words } }),
      invalidatesTags: whenChanged,
    }),
    kitUploadImport: build.mutation<ImportView, UploadArgs>({
      query: ({ url, file, fields }) => ({ url, method: 'POST', body: fileForm(file, fields) }),
      invalidatesTags: whenChanged,
    }),
    kitCheckImport: build.mutation<ImportView, ImportRef & { settings: ImportSettingsBase }>({
      query: ({ url, id, settings }) => ({ url: `${url}/${id}/check`, method: 'POST', body: settings }),
      invalidatesTags: whenChanged,
    }),
    kitCommitImport: build.mutation<ImportView, ImportRef & CommitImport>({
      query: ({ url, id, ...body }) => ({ url: `${url}/${id}/commit`, method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    kitCancelImport: build.mutation<ImportView, ImportRef>({
      query: ({ url, id }) => ({ url: `${url}/${id}/cancel`, method: 'POST' }),
      invalidatesTags: whenChanged,
    }),
    kitUndoImport: build.mutation<ImportView, ImportRef & UndoImport>({
      query: ({ url, id, ...body }) => ({ url: `${url}/${id}/undo`, method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
  }),
});

export const {
  useKitListImportsQuery: useImportList,
  useKitGetImportQuery: useImport,
  useKitListImportRowsQuery: useImportRows,
  useKitUploadImportMutation: useUploadImport,
  useKitCheckImportMutation: useCheckImport,
  useKitCommitImportMutation: useCommitImport,
  useKitCancelImportMutation: useCancelImport,
  useKitUndoImportMutation: useUndoImport,
  useKitImportFoundQuery: useImportFound,
  useKitPreviewImportUndoQuery: useUndoPreview,
  useKitExplainWordsMutation: useExplainWords,
} = importApi;
