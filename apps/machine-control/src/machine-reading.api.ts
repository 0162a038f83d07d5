import type {
  CreateMachineReading,
  MachineReadingList,
  MachineReadingView,
  UpdateMachineReading,
} from '@jahrring/contracts-machine-control';
import { api, type ListArgs } from '@jahrring/tool-kit';

const url = '/api/machine-control/machine-readings';
const tag = 'machine-control/MachineReading';

interface Versioned {
  id: string;
  version: number;
}

/** A refused change has changed nothing: what is on screen stays, above all a form that is being filled in. */
const whenChanged = (result: unknown) => (result === undefined ? [] : ([tag] as const));

const machineReadingApi = api.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    machineControlListMachineReadings: build.query<MachineReadingList, ListArgs>({
      query: (params) => ({ url, params }),
      providesTags: [tag],
    }),
    machineControlGetMachineReading: build.query<MachineReadingView, string>({
      query: (id) => ({ url: `${url}/${id}` }),
      providesTags: (_result, _error, id) => [{ type: tag, id }],
      // A form must start from what is stored now, not from what was read before.
      keepUnusedDataFor: 0,
    }),
    machineControlCreateMachineReading: build.mutation<MachineReadingView, CreateMachineReading>({
      query: (body) => ({ url, method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    machineControlUpdateMachineReading: build.mutation<
      MachineReadingView,
      Versioned & { patch: UpdateMachineReading }
    >({
      query: ({ id, version, patch }) => ({ url: `${url}/${id}`, method: 'PATCH', version, body: patch }),
      invalidatesTags: whenChanged,
    }),
    machineControlDeleteMachineReading: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${url}/${id}`, method: 'DELETE', version }),
      invalidatesTags: whenChanged,
    }),
    machineControlRestoreMachineReading: build.mutation<MachineReadingView, string>({
      query: (id) => ({ url: `${url}/${id}/restore`, method: 'POST' }),
      invalidatesTags: whenChanged,
    }),
  }),
});

export const {
  useMachineControlListMachineReadingsQuery: useMachineReadingList,
  useMachineControlGetMachineReadingQuery: useMachineReading,
  useMachineControlCreateMachineReadingMutation: useCreateMachineReading,
  useMachineControlUpdateMachineReadingMutation: useUpdateMachineReading,
  useMachineControlDeleteMachineReadingMutation: useDeleteMachineReading,
  useMachineControlRestoreMachineReadingMutation: useRestoreMachineReading,
} = machineReadingApi;
