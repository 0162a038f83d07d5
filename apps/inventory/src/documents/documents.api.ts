import type { Page } from '@jahrring/contracts-common';
import type {
  CreateMachineDocument,
  MachineDocumentView,
  UpdateMachineDocument,
} from '@jahrring/contracts-inventory';
import { addEndpoints, call, whenChanged, type ListArgs, type Versioned } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';

const url = '/api/inventory/machine-documents';
const tag = 'inventory/MachineDocument';

const documentsApi = addEndpoints([tag], (build) => ({
  inventoryMachineDocuments: build.query<Page<MachineDocumentView>, ListArgs>({
    query: (params) => call.get(url, params),
    providesTags: [tag],
  }),
  inventoryCreateMachineDocument: build.mutation<MachineDocumentView, CreateMachineDocument>({
    query: (body) => call.post(url, body),
    invalidatesTags: whenChanged(tag),
  }),
  inventoryUpdateMachineDocument: build.mutation<
    MachineDocumentView,
    Versioned & { patch: UpdateMachineDocument }
  >({
    query: ({ id, version, patch }) => call.patch(`${url}/${id}`, patch, version),
    invalidatesTags: whenChanged(tag),
  }),
  inventorySaveMachineDocumentFile: build.mutation<MachineDocumentView, Versioned & { file: File }>({
    query: ({ id, version, file }) => ({
      ...call.post(documentFileUrl(id), undefined, version),
      body: fileForm(file),
    }),
    invalidatesTags: whenChanged(tag),
  }),
  inventoryRemoveMachineDocument: build.mutation<null, Versioned>({
    query: ({ id, version }) => call.delete(`${url}/${id}`, version),
    invalidatesTags: whenChanged(tag),
  }),
  inventoryRestoreMachineDocument: build.mutation<MachineDocumentView, string>({
    query: (id) => call.post(`${url}/${id}/restore`),
    invalidatesTags: whenChanged(tag),
  }),
}));

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
