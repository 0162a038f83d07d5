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
import { api, type ListArgs, type Versioned } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';

export const objectsUrl = '/api/inventory/objects';
const choices = '/api/inventory/choices';

interface ImageOf extends Versioned {
  imageId: string;
}

/** A refused change has changed nothing: what is on screen stays, above all a form that is being filled in. */
const whenChanged = (result: unknown) =>
  result === undefined ? [] : (['inventory/Object', 'inventory/Machine'] as const);

const tagged = api.enhanceEndpoints({ addTagTypes: ['inventory/Object', 'inventory/Machine'] });

const objectsApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    inventoryListObjects: build.query<Page<ObjectView>, ListArgs>({
      query: (params) => ({ url: objectsUrl, params }),
      providesTags: ['inventory/Object'],
    }),
    inventoryGetObject: build.query<ObjectView, string>({
      query: (id) => ({ url: `${objectsUrl}/${id}` }),
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
      query: (body) => ({ url: objectsUrl, method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    inventoryUpdateObject: build.mutation<ObjectView, Versioned & { patch: UpdateObject }>({
      query: ({ id, version, patch }) => ({
        url: `${objectsUrl}/${id}`,
        method: 'PATCH',
        version,
        body: patch,
      }),
      invalidatesTags: whenChanged,
    }),
    inventoryDeleteObject: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${objectsUrl}/${id}`, method: 'DELETE', version }),
      invalidatesTags: whenChanged,
    }),
    inventoryRestoreObject: build.mutation<ObjectView, string>({
      query: (id) => ({ url: `${objectsUrl}/${id}/restore`, method: 'POST' }),
      invalidatesTags: whenChanged,
    }),
    inventoryActivateObjects: build.mutation<BulkResult, BulkActivate>({
      query: (body) => ({ url: `${objectsUrl}/bulk-activate`, method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    inventoryDeleteObjects: build.mutation<BulkResult, BulkDelete>({
      query: (body) => ({ url: `${objectsUrl}/bulk-delete`, method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    inventoryAddImage: build.mutation<ObjectView, Versioned & { file: File }>({
      query: ({ id, version, file }) => ({
        url: `${objectsUrl}/${id}/images`,
        method: 'POST',
        version,
        body: fileForm(file),
      }),
    }),
    inventoryMakeMainImage: build.mutation<ObjectView, ImageOf>({
      query: ({ id, version, imageId }) => ({
        url: `${objectsUrl}/${id}/images/${imageId}/main`,
        method: 'POST',
        version,
      }),
    }),
    inventoryRemoveImage: build.mutation<ObjectView, ImageOf>({
      query: ({ id, version, imageId }) => ({
        url: `${objectsUrl}/${id}/images/${imageId}`,
        method: 'DELETE',
        version,
      }),
    }),
  }),
});

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
