import type {
  CreateMachine,
  MachineView,
  MaintenanceView,
  RecordMaintenance,
  UpdateMachine,
} from '@jahrring/contracts-inventory';
import { addEndpoints, call, type Versioned } from '@jahrring/tool-kit';
import { machinesPath } from './inventory.api';

const machineApi = addEndpoints(['inventory/Machine'], (build) => ({
  inventoryGetMachine: build.query<MachineView, string>({
    query: (id) => `${machinesPath}/${id}`,
    providesTags: (_result, _error, id) => [{ type: 'inventory/Machine', id }],
  }),
  inventoryListMaintenance: build.query<{ items: MaintenanceView[]; total: number }, string>({
    query: (id) => `${machinesPath}/${id}/maintenance`,
    providesTags: ['inventory/Machine'],
  }),
  inventoryCreateMachine: build.mutation<MachineView, CreateMachine>({
    query: (body) => call.post(machinesPath, body),
    invalidatesTags: ['inventory/Machine'],
  }),
  inventoryUpdateMachine: build.mutation<MachineView, Versioned & { patch: UpdateMachine }>({
    query: ({ id, version, patch }) => call.patch(`${machinesPath}/${id}`, patch, version),
    invalidatesTags: ['inventory/Machine'],
  }),
  inventoryRecordMaintenance: build.mutation<MachineView, Versioned & { done: RecordMaintenance }>({
    query: ({ id, version, done }) => call.post(`${machinesPath}/${id}/maintenance`, done, version),
    invalidatesTags: ['inventory/Machine'],
  }),
  inventoryDeleteMachine: build.mutation<null, Versioned>({
    query: ({ id, version }) => call.delete(`${machinesPath}/${id}`, version),
    invalidatesTags: ['inventory/Machine'],
  }),
  inventoryRestoreMachine: build.mutation<MachineView, string>({
    query: (id) => call.post(`${machinesPath}/${id}/restore`),
    invalidatesTags: ['inventory/Machine'],
  }),
}));

export const {
  useInventoryGetMachineQuery: useMachine,
  useInventoryListMaintenanceQuery: useMaintenance,
  useInventoryCreateMachineMutation: useCreateMachine,
  useInventoryUpdateMachineMutation: useUpdateMachine,
  useInventoryRecordMaintenanceMutation: useRecordMaintenance,
  useInventoryDeleteMachineMutation: useDeleteMachine,
  useInventoryRestoreMachineMutation: useRestoreMachine,
} = machineApi;
