import type {
  CreateMachine,
  MachineView,
  MaintenanceView,
  RecordMaintenance,
  UpdateMachine,
} from '@jahrring/contracts-inventory';
import { type Versioned } from '@jahrring/tool-kit';
import { machinesPath, machinesTagged } from './inventory.api';

const machineApi = machinesTagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    inventoryGetMachine: build.query<MachineView, string>({
      query: (id) => ({ url: `${machinesPath}/${id}` }),
      providesTags: (_result, _error, id) => [{ type: 'inventory/Machine', id }],
    }),
    inventoryListMaintenance: build.query<{ items: MaintenanceView[]; total: number }, string>({
      query: (id) => ({ url: `${machinesPath}/${id}/maintenance` }),
      providesTags: ['inventory/Machine'],
    }),
    inventoryCreateMachine: build.mutation<MachineView, CreateMachine>({
      query: (body) => ({ url: machinesPath, method: 'POST', body }),
      invalidatesTags: ['inventory/Machine'],
    }),
    inventoryUpdateMachine: build.mutation<MachineView, Versioned & { patch: UpdateMachine }>({
      query: ({ id, version, patch }) => ({
        url: `${machinesPath}/${id}`,
        method: 'PATCH',
        version,
        body: patch,
      }),
      invalidatesTags: ['inventory/Machine'],
    }),
    inventoryRecordMaintenance: build.mutation<MachineView, Versioned & { done: RecordMaintenance }>({
      query: ({ id, version, done }) => ({
        url: `${machinesPath}/${id}/maintenance`,
        method: 'POST',
        version,
        body: done,
      }),
      invalidatesTags: ['inventory/Machine'],
    }),
    inventoryDeleteMachine: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${machinesPath}/${id}`, method: 'DELETE', version }),
      invalidatesTags: ['inventory/Machine'],
    }),
    inventoryRestoreMachine: build.mutation<MachineView, string>({
      query: (id) => ({ url: `${machinesPath}/${id}/restore`, method: 'POST' }),
      invalidatesTags: ['inventory/Machine'],
    }),
  }),
});

export const {
  useInventoryGetMachineQuery: useMachine,
  useInventoryListMaintenanceQuery: useMaintenance,
  useInventoryCreateMachineMutation: useCreateMachine,
  useInventoryUpdateMachineMutation: useUpdateMachine,
  useInventoryRecordMaintenanceMutation: useRecordMaintenance,
  useInventoryDeleteMachineMutation: useDeleteMachine,
  useInventoryRestoreMachineMutation: useRestoreMachine,
} = machineApi;
