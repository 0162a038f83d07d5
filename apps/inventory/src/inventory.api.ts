import type { MachineView } from '@jahrring/contracts-inventory';
import { api, type ListArgs } from '@jahrring/tool-kit';

export const machinesPath = '/api/inventory/machines';

export const machinesTagged = api.enhanceEndpoints({ addTagTypes: ['inventory/Machine'] });

/** API endpoint of the list; it is rendered before the other endpoints are loaded. */
const listApi = machinesTagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    inventoryListMachines: build.query<{ items: MachineView[]; total: number }, ListArgs>({
      query: (params) => ({ url: machinesPath, params }),
      providesTags: ['inventory/Machine'],
    }),
  }),
});

export const { useInventoryListMachinesQuery: useMachineList } = listApi;
