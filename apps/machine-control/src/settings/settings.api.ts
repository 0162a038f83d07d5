import type {
  MachinePeople,
  MachineSettings,
  UpdateMachineSettings,
} from '@jahrring/contracts-machine-control';
import { addEndpoints, call, whenChanged } from '@jahrring/tool-kit';
import { baseUrl } from '../machine-control.api';

const tag = 'machine-control/Settings';

const settingsApi = addEndpoints([tag], (build) => ({
  machineControlSettings: build.query<MachineSettings, void>({
    query: () => `${baseUrl}/settings`,
    providesTags: [tag],
  }),
  machineControlPeople: build.query<MachinePeople, void>({ query: () => `${baseUrl}/people` }),
  machineControlUpdateSettings: build.mutation<
    MachineSettings,
    { version: number; values: UpdateMachineSettings }
  >({
    query: ({ version, values }) => call.put(`${baseUrl}/settings`, values, version),
    // Also what was worked out by them: levels of machines.
    invalidatesTags: whenChanged(tag, 'machine-control/Machine'),
  }),
}));

export const {
  useMachineControlSettingsQuery: useMachineSettings,
  useMachineControlPeopleQuery: usePeople,
  useMachineControlUpdateSettingsMutation: useUpdateMachineSettings,
} = settingsApi;
