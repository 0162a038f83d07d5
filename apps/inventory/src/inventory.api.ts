import type {
  CreateMachine,
  MachineView,
  MaintenanceView,
  RecordMaintenance,
  UpdateMachine,
} from '@jahrring/contracts-inventory';
import { api, type ListArgs } from '@jahrring/tool-kit';

const machines = '/api/inventory/machines';

interface Versioned {
  id: string;
  version: number;
}

const tagged = api.enhanceEndpoints({ addTagTypes: ['inventory/Machine'] });

const inventoryApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    inventoryListMachines: build.query<{ items: MachineView[]; total: number }, ListArgs>({
      query: (params) => ({ url: machines, params }),
      providesTags: ['inventory/Machine'],
    }),
    inventoryGetMachine: build.query<MachineView, string>({
      query: (id) => ({ url: `${machines}/${id}` }),
      providesTags: (_result, _error, id) => [{ type: 'inventory/Machine', id }],
    }),
    inventoryListMaintenance: build.query<{ items: MaintenanceView[]; total: number }, string>({
      query: (id) => ({ url: `${machines}/${id}/maintenance` }),
      providesTags: ['inventory/Machine'],
    }),
    inventoryCreateMachine: build.mutation<MachineView, CreateMachine>({
      query: (body) => ({ url: machines, method: 'POST', body }),
      invalidatesTags: ['inventory/Machine'],
    }),
    inventoryUpdateMachine: build.mutation<MachineView, Versioned & { patch: UpdateMachine }>({
      query: ({ id, version, patch }) => ({
        url: `${machines}/${id}`,
        method: 'PATCH',
        version,
        body: patch,
      }),
      invalidatesTags: ['inventory/Machine'],
    }),
    inventoryRecordMaintenance: build.mutation<MachineView, Versioned & { done: RecordMaintenance }>({
      query: ({ id, version, done }) => ({
        url: `${machines}/${id}/maintenance`,
        method: 'POST',
        version,
        body: done,
      }),
      invalidatesTags: ['inventory/Machine'],
    }),
    inventoryDeleteMachine: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${machines}/${id}`, method: 'DELETE', version }),
      invalidatesTags: ['inventory/Machine'],
    }),
    inventoryRestoreMachine: build.mutation<MachineView, string>({
      query: (id) => ({ url: `${machines}/${id}/restore`, method: 'POST' }),
      invalidatesTags: ['inventory/Machine'],
    }),
  }),
});

export const {
  useInventoryListMachinesQuery: useMachineList,
  useInventoryGetMachineQuery: useMachine,
  useInventoryListMaintenanceQuery: useMaintenance,
  useInventoryCreateMachineMutation: useCreateMachine,
  useInventoryUpdateMachineMutation: useUpdateMachine,
  useInventoryRecordMaintenanceMutation: useRecordMaintenance,
  useInventoryDeleteMachineMutation: useDeleteMachine,
  useInventoryRestoreMachineMutation: useRestoreMachine,
} = inventoryApi;
