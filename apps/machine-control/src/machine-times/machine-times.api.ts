import { workStatuses, type WorkStatus } from '@jahrring/contracts-common';
import type {
  AcceptMachineTime,
  ControlledMachine,
  MachinePeople,
  MachineTimeList,
  MachineTimeView,
} from '@jahrring/contracts-machine-control';
import { addEndpoints, call, requestJson, whenChanged, type ListArgs } from '@jahrring/tool-kit';
import type { EntityItem } from '@jahrring/ui/form';

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
export async function searchMachines(search: string, signal: AbortSignal): Promise<EntityItem[]> {
  const call = { url: '/api/machine-control/machines', params: { search }, onRefusal: 'pass' } as const;
  const { items } = await requestJson<{ items: ControlledMachine[] }>(call, signal);
  return items
    .filter(({ unit }) => unit === 'machine_hour')
    .map(({ id, title, articleNumber }) => ({ id, label: title, description: articleNumber ?? '' }));
}

/** Everybody who may have driven it. */
export async function searchDrivers(search: string, signal: AbortSignal): Promise<EntityItem[]> {
  const call = { url: '/api/machine-control/people', onRefusal: 'pass' } as const;
  const { items } = await requestJson<MachinePeople>(call, signal);
  const wanted = search.trim().toLowerCase();
  return items
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .map(({ id, name }) => ({ id, label: name }));
}

/** Archived and cancelled projects take no more hours. */
export function acceptsHours(status: WorkStatus): boolean {
  return status !== 'ARCH' && status !== 'CANC';
}

/** Projects that hours may be booked on, by number or title. */
export async function searchProjects(search: string, signal: AbortSignal): Promise<EntityItem[]> {
  const params = { search, 'filter[status]': workStatuses.filter(acceptsHours).join(',') };
  const call = { url: '/api/projects/projects/choices', params, onRefusal: 'pass' } as const;
  const { items } = await requestJson<{ items: { id: string; number: string; title: string }[] }>(
    call,
    signal,
  );
  return items.map(({ id, number, title }) => ({ id, label: `${number} ${title}` }));
}
