import type { MachineView } from '@jahrring/contracts-inventory';
import { addEndpoints, call, type ListArgs } from '@jahrring/tool-kit';

export const machinesPath = '/api/inventory/machines';

/** API endpoint of the list; it is rendered before the other endpoints are loaded. */
const listApi = addEndpoints(['inventory/Machine'], (build) => ({
  inventoryListMachines: build.query<{ items: MachineView[]; total: number }, ListArgs>({
    query: (params) => call.get(machinesPath, params),
    providesTags: ['inventory/Machine'],
  }),
}));

export const { useInventoryListMachinesQuery: useMachineList } = listApi;
