import type { WorkView } from '@jahrring/contracts-common';
import type {
  MachineFileList,
  MachineFileView,
  SaveMappings,
  WriteMachineFile,
} from '@jahrring/contracts-timber';
import { api, type ListArgs } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';

const url = '/api/timber/machine-files';
const tag = 'timber/MachineFile';
/** Its logs are in the lists then. */
const written = [tag, 'timber/Stem' as typeof tag, 'timber/Origin' as typeof tag];

const filesApi = api.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    timberListMachineFiles: build.query<MachineFileList, ListArgs>({
      query: (params) => ({ url, params }),
      providesTags: [tag],
    }),
    timberGetMachineFile: build.query<MachineFileView, string>({
      query: (id) => ({ url: `${url}/${id}` }),
      providesTags: [tag],
      keepUnusedDataFor: 0,
    }),
    timberCheckMachineFiles: build.mutation<WorkView, File[]>({
      query: (files) => ({ url, method: 'POST', body: fileForm(files) }),
    }),
    timberSaveMappings: build.mutation<{ saved: number }, SaveMappings>({
      query: (body) => ({ url: `${url}/mappings`, method: 'PUT', body }),
    }),
    timberWriteMachineFile: build.mutation<WorkView, { id: string; body: WriteMachineFile }>({
      query: ({ id, body }) => ({ url: `${url}/${id}/writing`, method: 'POST', body }),
    }),
    timberUndoMachineFile: build.mutation<MachineFileView, string>({
      query: (id) => ({ url: `${url}/${id}/undoing`, method: 'POST' }),
      invalidatesTags: (result) => (result === undefined ? [] : written),
    }),
    timberDeleteMachineFile: build.mutation<null, { id: string; version: number }>({
      query: ({ id, version }) => ({ url: `${url}/${id}`, method: 'DELETE', version }),
      invalidatesTags: (result) => (result === undefined ? [] : [tag]),
    }),
    /** Long work is over: what it wrote is read again. */
    timberMachineFilesDone: build.mutation<null, void>({
      queryFn: () => ({ data: null }),
      invalidatesTags: written,
    }),
  }),
});

export const {
  useTimberListMachineFilesQuery: useMachineFileList,
  useTimberGetMachineFileQuery: useMachineFile,
  useTimberCheckMachineFilesMutation: useCheckMachineFiles,
  useTimberSaveMappingsMutation: useSaveMappings,
  useTimberWriteMachineFileMutation: useWriteMachineFile,
  useTimberUndoMachineFileMutation: useUndoMachineFile,
  useTimberDeleteMachineFileMutation: useDeleteMachineFile,
  useTimberMachineFilesDoneMutation: useMachineFilesDone,
} = filesApi;
