import type { Page } from '@jahrring/contracts-common';
import type {
  CreateMachineDocument,
  MachineDocumentView,
  UpdateMachineDocument,
} from '@jahrring/contracts-inventory';
import { api, type ListArgs, type Versioned } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';

const url = '/api/inventory/machine-documents';
const tag = 'inventory/MachineDocument';

const whenChanged = (result: unknown) => (result === undefined ? [] : ([tag] as const));

const documentsApi = api.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    inventoryMachineDocuments: build.query<Page<MachineDocumentView>, ListArgs>({
      query: (params) => ({ url, params }),
      providesTags: [tag],
    }),
    inventoryCreateMachineDocument: build.mutation<MachineDocumentView, CreateMachineDocument>({
      query: (body) => ({ url, method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    inventoryUpdateMachineDocument: build.mutation<
      MachineDocumentView,
      Versioned & { patch: UpdateMachineDocument }
    >({
      query: ({ id, version, patch }) => ({ url: `${url}/${id}`, method: 'PATCH', version, body: patch }),
      invalidatesTags: whenChanged,
    }),
    inventorySaveMachineDocumentFile: build.mutation<MachineDocumentView, Versioned & { file: File }>({
      query: ({ id, version, file }) => ({
        ...{ url: documentFileUrl(id), method: 'POST', version },
        body: fileForm(file),
      }),
      invalidatesTags: whenChanged,
    }),
    inventoryRemoveMachineDocument: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${url}/${id}`, method: 'DELETE', version }),
      invalidatesTags: whenChanged,
    }),
    inventoryRestoreMachineDocument: build.mutation<MachineDocumentView, string>({
      query: (id) => ({ url: `${url}/${id}/restore`, method: 'POST' }),
      invalidatesTags: whenChanged,
    }),
  }),
});

/** The address of a document's file. */
export function documentFileUrl(documentId: string): string {
  return `${url}/${documentId}/file`;
}

export const {
  useInventoryMachineDocumentsQuery: useMachineDocuments,
  useInventoryCreateMachineDocumentMutation: useCreateMachineDocument,
  useInventoryUpdateMachineDocumentMutation: useUpdateMachineDocument,
  useInventorySaveMachineDocumentFileMutation: useSaveDocumentFile,
  useInventoryRemoveMachineDocumentMutation: useRemoveMachineDocument,
  useInventoryRestoreMachineDocumentMutation: useRestoreMachineDocument,
} = documentsApi;
