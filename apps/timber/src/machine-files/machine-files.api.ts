import type { WorkView } from '@jahrring/contracts-common';
import type {
  MachineFileList,
  MachineFileView,
  SaveMappings,
  WriteMachineFile,
} from '@jahrring/contracts-timber';
import { addEndpoints, call, whenChanged, type ListArgs } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';

const url = '/api/timber/machine-files';
const tag = 'timber/MachineFile';
/** Its logs are in the lists then. */
const written = [tag, 'timber/Stem', 'timber/Origin'];

const filesApi = addEndpoints([tag], (build) => ({
  timberListMachineFiles: build.query<MachineFileList, ListArgs>({
    query: (params) => call.get(url, params),
    providesTags: [tag],
  }),
  timberGetMachineFile: build.query<MachineFileView, string>({
    query: (id) => `${url}/${id}`,
    providesTags: [tag],
    keepUnusedDataFor: 0,
  }),
  timberCheckMachineFiles: build.mutation<WorkView, File[]>({
    query: (files) => call.post(url, fileForm(files)),
  }),
  timberSaveMappings: build.mutation<{ saved: number }, SaveMappings>({
    query: (body) => call.put(`${url}/mappings`, body),
  }),
  timberWriteMachineFile: build.mutation<WorkView, { id: string; body: WriteMachineFile }>({
    query: ({ id, body }) => call.post(`${url}/${id}/writing`, body),
  }),
  timberUndoMachineFile: build.mutation<MachineFileView, string>({
    query: (id) => call.post(`${url}/${id}/undoing`),
    invalidatesTags: whenChanged(...written),
  }),
  timberDeleteMachineFile: build.mutation<null, { id: string; version: number }>({
    query: ({ id, version }) => call.delete(`${url}/${id}`, version),
    invalidatesTags: whenChanged(tag),
  }),
  /** Long work is over: what it wrote is read again. */
  timberMachineFilesDone: build.mutation<null, void>({
    queryFn: () => ({ data: null }),
    invalidatesTags: written,
  }),
}));

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
