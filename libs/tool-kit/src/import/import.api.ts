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
import { addEndpoints, call, whenChanged, type ListArgs } from '@jahrring/tool-kit';
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

const tag = 'kit/Import';

const importApi = addEndpoints([tag], (build) => ({
  kitListImports: build.query<Page<ImportView>, { url: string; args: ListArgs }>({
    query: ({ url, args }) => call.get(url, args),
    providesTags: [tag],
  }),
  kitGetImport: build.query<ImportView, ImportRef>({
    query: ({ url, id }) => `${url}/${id}`,
    providesTags: (_result, _error, { id }) => [{ type: tag, id }],
  }),
  kitListImportRows: build.query<Page<ImportRowBase>, ImportRef & { args: ListArgs }>({
    query: ({ url, id, args }) => call.get(`${url}/${id}/rows`, args),
    providesTags: (_result, _error, { id }) => [{ type: tag, id }],
  }),
  kitImportFound: build.query<object, ImportMoment>({
    query: ({ url, id }) => `${url}/${id}/found`,
  }),
  kitPreviewImportUndo: build.query<ImportUndo, ImportMoment>({
    query: ({ url, id }) => `${url}/${id}/undo`,
    keepUnusedDataFor: 0,
  }),
  kitExplainWords: build.mutation<ImportView, ImportRef & ExplainImportWords>({
    query: ({ url, id, words }) => call.post(`${url}/${id}/words`, { words }),
    invalidatesTags: whenChanged(tag),
  }),
  kitUploadImport: build.mutation<ImportView, UploadArgs>({
    query: ({ url, file, fields }) => call.post(url, fileForm(file, fields)),
    invalidatesTags: whenChanged(tag),
  }),
  kitCheckImport: build.mutation<ImportView, ImportRef & { settings: ImportSettingsBase }>({
    query: ({ url, id, settings }) => call.post(`${url}/${id}/check`, settings),
    invalidatesTags: whenChanged(tag),
  }),
  kitCommitImport: build.mutation<ImportView, ImportRef & CommitImport>({
    query: ({ url, id, ...body }) => call.post(`${url}/${id}/commit`, body),
    invalidatesTags: whenChanged(tag),
  }),
  kitCancelImport: build.mutation<ImportView, ImportRef>({
    query: ({ url, id }) => call.post(`${url}/${id}/cancel`),
    invalidatesTags: whenChanged(tag),
  }),
  kitUndoImport: build.mutation<ImportView, ImportRef & UndoImport>({
    query: ({ url, id, ...body }) => call.post(`${url}/${id}/undo`, body),
    invalidatesTags: whenChanged(tag),
  }),
}));

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
