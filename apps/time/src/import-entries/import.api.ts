import type { WorkView } from '@jahrring/contracts-common';
import type { EntryImportOptions, EntryImportStarted } from '@jahrring/contracts-time';
import { api } from '@jahrring/tool-kit';

const imports = '/api/time/entry-imports';

function formOf(file: File, options: EntryImportOptions): FormData {
  const body = new FormData();
  // Fields come before the file: it is read as it streams in.
  body.append('options', JSON.stringify(options));
  body.append('file', file);
  return body;
}

const importApi = api.enhanceEndpoints({ addTagTypes: ['time/Entry'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    timeCheckImport: build.mutation<EntryImportStarted, { file: File; options: EntryImportOptions }>({
      query: ({ file, options }) => ({ url: imports, method: 'POST', body: formOf(file, options) }),
    }),
    timeRunImport: build.mutation<WorkView, { id: string; skipErrors: boolean }>({
      query: ({ id, skipErrors }) => ({ url: `${imports}/${id}/run`, method: 'POST', body: { skipErrors } }),
    }),
    timeUndoImport: build.mutation<WorkView, string>({
      query: (id) => ({ url: `${imports}/${id}/undo`, method: 'POST' }),
    }),
  }),
});

export const {
  useTimeCheckImportMutation: useCheckImport,
  useTimeRunImportMutation: useRunImport,
  useTimeUndoImportMutation: useUndoImport,
} = importApi;
