import type { Page } from '@jahrring/contracts-common';
import type {
  BulkActivate,
  BulkDelete,
  BulkResult,
  CreateObject,
  ObjectView,
  TitleCheck,
  UpdateObject,
} from '@jahrring/contracts-inventory';
import { addEndpoints, call, whenChanged, type ListArgs, type Versioned } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';

export const objectsUrl = '/api/inventory/objects';
const choices = '/api/inventory/choices';

interface ImageOf extends Versioned {
  imageId: string;
}

const changed = whenChanged('inventory/Object', 'inventory/Machine');

const objectsApi = addEndpoints(['inventory/Object', 'inventory/Machine'], (build) => ({
  inventoryListObjects: build.query<Page<ObjectView>, ListArgs>({
    query: (params) => call.get(objectsUrl, params),
    providesTags: ['inventory/Object'],
  }),
  inventoryGetObject: build.query<ObjectView, string>({
    query: (id) => `${objectsUrl}/${id}`,
    providesTags: (_result, _error, id) => [{ type: 'inventory/Object', id }],
    // A form must start from what is stored now, not from what was read before.
    keepUnusedDataFor: 0,
  }),
  inventoryCheckTitle: build.query<TitleCheck, { title: string; exceptId?: string | undefined }>({
    query: (params) => ({ url: `${choices}/title-check`, params, onRefusal: 'pass' }),
    keepUnusedDataFor: 10,
  }),
  inventoryListEmployees: build.query<Page<{ id: string; name: string; active: boolean }>, void>({
    query: () => ({ url: `${choices}/employees`, onRefusal: 'pass' }),
  }),
  inventoryCreateObject: build.mutation<ObjectView, CreateObject>({
    query: (body) => call.post(objectsUrl, body),
    invalidatesTags: changed,
  }),
  inventoryUpdateObject: build.mutation<ObjectView, Versioned & { patch: UpdateObject }>({
    query: ({ id, version, patch }) => call.patch(`${objectsUrl}/${id}`, patch, version),
    invalidatesTags: changed,
  }),
  inventoryDeleteObject: build.mutation<null, Versioned>({
    query: ({ id, version }) => call.delete(`${objectsUrl}/${id}`, version),
    invalidatesTags: changed,
  }),
  inventoryRestoreObject: build.mutation<ObjectView, string>({
    query: (id) => call.post(`${objectsUrl}/${id}/restore`),
    invalidatesTags: changed,
  }),
  inventoryActivateObjects: build.mutation<BulkResult, BulkActivate>({
    query: (body) => call.post(`${objectsUrl}/bulk-activate`, body),
    invalidatesTags: changed,
  }),
  inventoryDeleteObjects: build.mutation<BulkResult, BulkDelete>({
    query: (body) => call.post(`${objectsUrl}/bulk-delete`, body),
    invalidatesTags: changed,
  }),
  inventoryAddImage: build.mutation<ObjectView, Versioned & { file: File }>({
    query: ({ id, version, file }) => call.post(`${objectsUrl}/${id}/images`, fileForm(file), version),
  }),
  inventoryMakeMainImage: build.mutation<ObjectView, ImageOf>({
    query: ({ id, version, imageId }) =>
      call.post(`${objectsUrl}/${id}/images/${imageId}/main`, undefined, version),
  }),
  inventoryRemoveImage: build.mutation<ObjectView, ImageOf>({
    query: ({ id, version, imageId }) => call.delete(`${objectsUrl}/${id}/images/${imageId}`, version),
  }),
}));

/** Returns the URL of an object's picture. */
export function imageUrl(objectId: string, imageId: string): string {
  return `${objectsUrl}/${objectId}/images/${imageId}`;
}

export const {
  useInventoryListObjectsQuery: useObjectList,
  useInventoryGetObjectQuery: useObject,
  useInventoryCheckTitleQuery: useTitleCheck,
  useInventoryListEmployeesQuery: useEmployees,
  useInventoryCreateObjectMutation: useCreateObject,
  useInventoryUpdateObjectMutation: useUpdateObject,
  useInventoryDeleteObjectMutation: useDeleteObject,
  useInventoryRestoreObjectMutation: useRestoreObject,
  useInventoryActivateObjectsMutation: useActivateObjects,
  useInventoryDeleteObjectsMutation: useDeleteObjects,
  useInventoryAddImageMutation: useAddImage,
  useInventoryMakeMainImageMutation: useMakeMainImage,
  useInventoryRemoveImageMutation: useRemoveImage,
} = objectsApi;
