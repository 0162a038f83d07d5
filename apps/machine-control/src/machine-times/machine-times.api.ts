import { holdsWords, workStatuses, type WorkStatus } from '@jahrring/contracts-common';
import type {
  AcceptMachineTime,
  ControlledMachine,
  MachinePeople,
  MachineTimeList,
  MachineTimeView,
} from '@jahrring/contracts-machine-control';
import { addEndpoints, call, whenChanged, type ListArgs } from '@jahrring/tool-kit';
import { findItems, findProjects, type Search } from '@jahrring/tool-kit/record-search';

const url = '/api/machine-control/machine-times';
const tag = 'machine-control/MachineTime';
type Versioned = Pick<MachineTimeView, 'id' | 'version'>;

const timesApi = addEndpoints([tag], (build) => ({
  machineControlTimes: build.query<MachineTimeList, ListArgs>({
    query: (params) => call.get(url, params),
    providesTags: [tag],
  }),
  machineControlTimeProject: build.query<{ number: string; title: string; status: WorkStatus }, string>({
    query: (id) => ({ url: `/api/projects/projects/${id}`, onRefusal: 'pass' }),
  }),
  machineControlAcceptTime: build.mutation<MachineTimeView, Versioned & { body: AcceptMachineTime }>({
    query: ({ id, version, body }) => call.post(`${url}/${id}/acceptance`, body, version),
    invalidatesTags: whenChanged(tag),
  }),
  machineControlDecideTime: build.mutation<MachineTimeView, Versioned & { to: 'dismissal' | 'reopening' }>({
    query: ({ id, version, to }) => call.post(`${url}/${id}/${to}`, {}, version),
    invalidatesTags: whenChanged(tag),
  }),
}));

export const {
  useMachineControlTimesQuery: useMachineTimes,
  useMachineControlTimeProjectQuery: useTimeProject,
  useMachineControlAcceptTimeMutation: useAcceptTime,
  useMachineControlDecideTimeMutation: useDecideTime,
} = timesApi;

/** Machines whose counter counts hours. */
export const searchMachines: Search = async (search, signal) =>
  (await findItems<ControlledMachine>('/api/machine-control/machines', { search }, signal))
    .filter(({ unit }) => unit === 'machine_hour')
    .map(({ id, title, articleNumber }) => ({ id, label: title, description: articleNumber ?? '' }));

/** Everybody who may have driven it. */
export const searchDrivers: Search = async (search, signal) => {
  const fits = holdsWords(search);
  return (await findItems<MachinePeople['items'][number]>('/api/machine-control/people', {}, signal))
    .filter(({ name }) => fits(name))
    .map(({ id, name }) => ({ id, label: name }));
};

/** Archived and cancelled projects take no more hours. */
export function acceptsHours(status: WorkStatus): boolean {
  return status !== 'ARCH' && status !== 'CANC';
}

/** Projects that hours may be booked on, by number or title. */
export const searchProjects: Search = (search, signal) =>
  findProjects({ search, 'filter[status]': workStatuses.filter(acceptsHours).join(',') }, signal);
