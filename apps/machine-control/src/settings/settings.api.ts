import type {
  MachinePeople,
  MachineSettings,
  UpdateMachineSettings,
} from '@jahrring/contracts-machine-control';
import { api } from '@jahrring/tool-kit';
import { baseUrl } from '../machine-control.api';

const tag = 'machine-control/Settings';

const settingsApi = api.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    machineControlSettings: build.query<MachineSettings, void>({
      query: () => ({ url: `${baseUrl}/settings` }),
      providesTags: [tag],
    }),
    machineControlPeople: build.query<MachinePeople, void>({ query: () => ({ url: `${baseUrl}/people` }) }),
    machineControlUpdateSettings: build.mutation<
      MachineSettings,
      { version: number; values: UpdateMachineSettings }
    >({
      query: ({ version, values }) => ({ url: `${baseUrl}/settings`, method: 'PUT', version, body: values }),
      // Also what was worked out by them: levels of machines.
      invalidatesTags: (result) =>
        result === undefined ? [] : [tag, 'machine-control/Machine' as typeof tag],
    }),
  }),
});

export const {
  useMachineControlSettingsQuery: useMachineSettings,
  useMachineControlPeopleQuery: usePeople,
  useMachineControlUpdateSettingsMutation: useUpdateMachineSettings,
} = settingsApi;
