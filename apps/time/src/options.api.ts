import type { EmployeeOption, LastDayAnswer } from '@jahrring/contracts-time';
import { addEndpoints, useAbility } from '@jahrring/tool-kit';

const peopleKeys = ['tools.timetable.others.create', 'tools.project.timetable.others.show'] as const;

/** API endpoints of the options for recording. */
const optionsApi = addEndpoints(['time/Entry'], (build) => ({
  timeListEmployees: build.query<{ items: EmployeeOption[]; total: number }, undefined>({
    query: () => ({
      url: '/api/time/employee-options',
      params: { limit: 100 },
      onRefusal: 'pass',
      keep: true,
    }),
  }),
  timeGetLastDay: build.query<LastDayAnswer, undefined>({
    query: () => ({ url: '/api/time/last-day', onRefusal: 'pass', keep: true }),
    providesTags: ['time/Entry'],
  }),
  /** Something that lay on the device has reached the server. */
  timeEntriesSent: build.mutation<null, undefined>({
    queryFn: () => ({ data: null }),
    invalidatesTags: ['time/Entry'],
  }),
}));

export const { useTimeGetLastDayQuery: useLastDay, useTimeEntriesSentMutation: useEntriesSent } = optionsApi;

/** People one may record for or look at; asked only by those who may, the others get none. */
export function useEmployees() {
  const { canAny } = useAbility();
  return optionsApi.useTimeListEmployeesQuery(undefined, { skip: !canAny(peopleKeys) });
}
