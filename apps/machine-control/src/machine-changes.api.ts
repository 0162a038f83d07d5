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
import { addEndpoints, call, whenChanged, type Versioned } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';
import { baseUrl, machinesUrl, tag } from './machine-control.api';

type OfMachine<T> = T & { machineId: string };

/** Kinds of a machine's records that can be removed. */
export type RemovableKind = 'readings' | 'fuellings' | 'works';

const changesApi = addEndpoints([tag], (build) => ({
  machineControlUpdateBasis: build.mutation<CostBasis, Versioned & { values: UpdateCostBasis }>({
    query: ({ id, version, values }) => call.put(`${machinesUrl}/${id}/cost-basis`, values, version),
    invalidatesTags: whenChanged(tag),
  }),
  machineControlCreateReading: build.mutation<SavedReading, OfMachine<CreateReading>>({
    query: ({ machineId, ...body }) => call.post(`${machinesUrl}/${machineId}/readings`, body),
    invalidatesTags: whenChanged(tag),
  }),
  machineControlSavePhoto: build.mutation<ReadingView, { id: string; file: File }>({
    query: ({ id, file }) => call.post(`${baseUrl}/readings/${id}/photo`, fileForm(file)),
    invalidatesTags: whenChanged(tag),
  }),
  machineControlExchange: build.mutation<SavedReading, OfMachine<ExchangeCounter>>({
    query: ({ machineId, ...body }) => call.post(`${machinesUrl}/${machineId}/counter-exchanges`, body),
    invalidatesTags: whenChanged(tag),
  }),
  machineControlCreateFuelling: build.mutation<FuellingView, OfMachine<CreateFuelling>>({
    query: ({ machineId, ...body }) => call.post(`${machinesUrl}/${machineId}/fuellings`, body),
    invalidatesTags: whenChanged(tag),
  }),
  machineControlUpdateFuelling: build.mutation<FuellingView, Versioned & { patch: UpdateFuelling }>({
    query: ({ id, version, patch }) => call.patch(`${baseUrl}/fuellings/${id}`, patch, version),
    invalidatesTags: whenChanged(tag),
  }),
  machineControlCreateWork: build.mutation<WorkView, OfMachine<CreateWork>>({
    query: ({ machineId, ...body }) => call.post(`${machinesUrl}/${machineId}/works`, body),
    invalidatesTags: whenChanged(tag),
  }),
  machineControlUpdateWork: build.mutation<WorkView, Versioned & { patch: UpdateWork }>({
    query: ({ id, version, patch }) => call.patch(`${baseUrl}/works/${id}`, patch, version),
    invalidatesTags: whenChanged(tag),
  }),
  machineControlAddFile: build.mutation<WorkView, Versioned & { file: File }>({
    query: ({ id, version, file }) => call.post(`${baseUrl}/works/${id}/files`, fileForm(file), version),
    invalidatesTags: whenChanged(tag),
  }),
  machineControlRemoveFile: build.mutation<WorkView, Versioned & { fileId: string }>({
    query: ({ id, version, fileId }) => call.delete(`${baseUrl}/works/${id}/files/${fileId}`, version),
    invalidatesTags: whenChanged(tag),
  }),
  machineControlRemove: build.mutation<null, Versioned & { of: RemovableKind }>({
    query: ({ of, id, version }) => call.delete(`${baseUrl}/${of}/${id}`, version),
    invalidatesTags: whenChanged(tag),
  }),
  machineControlRestore: build.mutation<unknown, { of: RemovableKind; id: string }>({
    query: ({ of, id }) => call.post(`${baseUrl}/${of}/${id}/restore`),
    invalidatesTags: whenChanged(tag),
  }),
}));

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
