import type { Page } from '@jahrring/contracts-common';
import type {
  CommitImport,
  ImportRowBase,
  ImportSettingsBase,
  ImportView,
} from '@jahrring/contracts-common/imports';
import { api, type ListArgs } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';

/** One import of a tool; `url` is that of its endpoints. */
interface ImportRef {
  url: string;
  id: string;
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
    kitUploadImport: build.mutation<ImportView, { url: string; file: File }>({
      query: ({ url, file }) => ({ url, method: 'POST', body: fileForm(file) }),
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
    kitMoveImport: build.mutation<ImportView, ImportRef & { to: 'cancel' | 'undo' }>({
      query: ({ url, id, to }) => ({ url: `${url}/${id}/${to}`, method: 'POST' }),
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
  useKitMoveImportMutation: useMoveImport,
} = importApi;
