import type {
  CostBasis,
  CreateFuelling,
  CreateReading,
  CreateWork,
  ExchangeCounter,
  FuellingView,
  ReadingView,
  SavedReading,
  UpdateCostBasis,
  UpdateFuelling,
  UpdateWork,
  WorkView,
} from '@jahrring/contracts-machine-control';
import { api, type Versioned } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';
import { baseUrl, machinesUrl, tag } from './machine-control.api';

type OfMachine<T> = T & { machineId: string };

/** Kinds of a machine's records that can be removed. */
export type RemovableKind = 'readings' | 'fuellings' | 'works';

/** A refused change has changed nothing: what is on screen stays. */
const whenChanged = (result: unknown) => (result === undefined ? [] : ([tag] as const));

const changesApi = api.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    machineControlUpdateBasis: build.mutation<CostBasis, Versioned & { values: UpdateCostBasis }>({
      query: ({ id, version, values }) => ({
        url: `${machinesUrl}/${id}/cost-basis`,
        method: 'PUT',
        version,
        body: values,
      }),
      invalidatesTags: whenChanged,
    }),
    machineControlCreateReading: build.mutation<SavedReading, OfMachine<CreateReading>>({
      query: ({ machineId, ...body }) => ({
        url: `${machinesUrl}/${machineId}/readings`,
        method: 'POST',
        body,
      }),
      invalidatesTags: whenChanged,
    }),
    machineControlSavePhoto: build.mutation<ReadingView, { id: string; file: File }>({
      query: ({ id, file }) => ({
        url: `${baseUrl}/readings/${id}/photo`,
        method: 'POST',
        body: fileForm(file),
      }),
      invalidatesTags: whenChanged,
    }),
    machineControlExchange: build.mutation<SavedReading, OfMachine<ExchangeCounter>>({
      query: ({ machineId, ...body }) => ({
        url: `${machinesUrl}/${machineId}/counter-exchanges`,
        method: 'POST',
        body,
      }),
      invalidatesTags: whenChanged,
    }),
    machineControlCreateFuelling: build.mutation<FuellingView, OfMachine<CreateFuelling>>({
      query: ({ machineId, ...body }) => ({
        url: `${machinesUrl}/${machineId}/fuellings`,
        method: 'POST',
        body,
      }),
      invalidatesTags: whenChanged,
    }),
    machineControlUpdateFuelling: build.mutation<FuellingView, Versioned & { patch: UpdateFuelling }>({
      query: ({ id, version, patch }) => ({
        url: `${baseUrl}/fuellings/${id}`,
        method: 'PATCH',
        version,
        body: patch,
      }),
      invalidatesTags: whenChanged,
    }),
    machineControlCreateWork: build.mutation<WorkView, OfMachine<CreateWork>>({
      query: ({ machineId, ...body }) => ({ url: `${machinesUrl}/${machineId}/works`, method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    machineControlUpdateWork: build.mutation<WorkView, Versioned & { patch: UpdateWork }>({
      query: ({ id, version, patch }) => ({
        url: `${baseUrl}/works/${id}`,
        method: 'PATCH',
        version,
        body: patch,
      }),
      invalidatesTags: whenChanged,
    }),
    machineControlAddFile: build.mutation<WorkView, Versioned & { file: File }>({
      query: ({ id, version, file }) => ({
        url: `${baseUrl}/works/${id}/files`,
        method: 'POST',
        version,
        body: fileForm(file),
      }),
      invalidatesTags: whenChanged,
    }),
    machineControlRemoveFile: build.mutation<WorkView, Versioned & { fileId: string }>({
      query: ({ id, version, fileId }) => ({
        url: `${baseUrl}/works/${id}/files/${fileId}`,
        method: 'DELETE',
        version,
      }),
      invalidatesTags: whenChanged,
    }),
    machineControlRemove: build.mutation<null, Versioned & { of: RemovableKind }>({
      query: ({ of, id, version }) => ({ url: `${baseUrl}/${of}/${id}`, method: 'DELETE', version }),
      invalidatesTags: whenChanged,
    }),
    machineControlRestore: build.mutation<unknown, { of: RemovableKind; id: string }>({
      query: ({ of, id }) => ({ url: `${baseUrl}/${of}/${id}/restore`, method: 'POST' }),
      invalidatesTags: whenChanged,
    }),
  }),
});

export const {
  useMachineControlUpdateBasisMutation: useUpdateCostBasis,
  useMachineControlCreateReadingMutation: useCreateReading,
  useMachineControlSavePhotoMutation: useSavePhoto,
  useMachineControlExchangeMutation: useExchangeCounter,
  useMachineControlCreateFuellingMutation: useCreateFuelling,
  useMachineControlUpdateFuellingMutation: useUpdateFuelling,
  useMachineControlCreateWorkMutation: useCreateWork,
  useMachineControlUpdateWorkMutation: useUpdateWork,
  useMachineControlAddFileMutation: useAddFile,
  useMachineControlRemoveFileMutation: useRemoveFile,
  useMachineControlRemoveMutation: useRemoveRecord,
  useMachineControlRestoreMutation: useRestoreRecord,
} = changesApi;
