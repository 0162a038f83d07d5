import type {
  ControlledMachine,
  CostBasis,
  CostPeriod,
  FuellingList,
  MachineCosts,
  MachineCostYears,
  MachineUsage,
  ReadingView,
  WorkView,
} from '@jahrring/contracts-machine-control';
import { addEndpoints, call, type ListArgs } from '@jahrring/tool-kit';

export const baseUrl = '/api/machine-control';
export const machinesUrl = `${baseUrl}/machines`;
export const tag = 'machine-control/Machine';

interface List<T> {
  items: T[];
  total: number;
}

const machineControlApi = addEndpoints([tag], (build) => ({
  machineControlList: build.query<List<ControlledMachine>, ListArgs>({
    query: (params) => ({ url: machinesUrl, params, keep: true }),
    providesTags: [tag],
  }),
  machineControlGet: build.query<ControlledMachine, string>({
    query: (id) => ({ url: `${machinesUrl}/${id}`, keep: true }),
    providesTags: [tag],
  }),
  machineControlUsage: build.query<MachineUsage, string>({
    query: (id) => `${machinesUrl}/${id}/usage`,
    providesTags: [tag],
  }),
  machineControlReadings: build.query<List<ReadingView>, string>({
    query: (id) => `${machinesUrl}/${id}/readings`,
    providesTags: [tag],
  }),
  machineControlFuellings: build.query<FuellingList, string>({
    query: (id) => `${machinesUrl}/${id}/fuellings`,
    providesTags: [tag],
  }),
  machineControlWorks: build.query<List<WorkView>, string>({
    query: (id) => `${machinesUrl}/${id}/works`,
    providesTags: [tag],
  }),
  machineControlCosts: build.query<MachineCosts, CostPeriod & { machineId: string }>({
    query: ({ machineId, ...params }) => call.get(`${machinesUrl}/${machineId}/costs`, params),
    providesTags: [tag],
  }),
  machineControlCostYears: build.query<MachineCostYears, string>({
    query: (id) => `${machinesUrl}/${id}/costs/years`,
    providesTags: [tag],
  }),
  machineControlBasis: build.query<CostBasis, string>({
    query: (id) => `${machinesUrl}/${id}/cost-basis`,
    providesTags: [tag],
  }),
}));

export const {
  useMachineControlListQuery: useMachines,
  useMachineControlGetQuery: useMachine,
  useMachineControlUsageQuery: useUsage,
  useMachineControlReadingsQuery: useReadings,
  useMachineControlFuellingsQuery: useFuellings,
  useMachineControlWorksQuery: useWorks,
  useMachineControlCostsQuery: useCosts,
  useMachineControlCostYearsQuery: useCostYears,
  useMachineControlBasisQuery: useCostBasis,
} = machineControlApi;
