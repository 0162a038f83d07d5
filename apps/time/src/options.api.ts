import type { EmployeeOption, LookupQuery, LookupResult } from '@jahrring/contracts-time';
import { api } from '@jahrring/tool-kit';

/** What recording can choose from. */
const optionsApi = api.enhanceEndpoints({ addTagTypes: ['time/Entry'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    timeListEmployees: build.query<{ items: EmployeeOption[]; total: number }, undefined>({
      query: () => ({
        url: '/api/time/employee-options',
        params: { limit: 100 },
        onRefusal: 'pass',
        keep: true,
      }),
    }),
    timeLookup: build.query<LookupResult, LookupQuery>({
      query: (params) => ({ url: '/api/time/lookup', params, onRefusal: 'pass' }),
    }),
    /** Something that lay on the device has reached the server. */
    timeEntriesSent: build.mutation<null, undefined>({
      queryFn: () => ({ data: null }),
      invalidatesTags: ['time/Entry'],
    }),
  }),
});

export const {
  useTimeListEmployeesQuery: useEmployees,
  useTimeLookupQuery: useLookup,
  useTimeEntriesSentMutation: useEntriesSent,
} = optionsApi;
