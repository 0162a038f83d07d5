import type { RecurrenceList, RecurrenceView, UpdateRecurrence } from '@jahrring/contracts-time';
import { addEndpoints, call, whenChanged } from '@jahrring/tool-kit';

const recurrences = '/api/time/recurrences';
const recurrencesApi = addEndpoints(['time/Entry'], (build) => ({
  timeListRecurrences: build.query<RecurrenceList, undefined>({
    query: () => recurrences,
    providesTags: ['time/Entry'],
  }),
  timeUpdateRecurrence: build.mutation<
    RecurrenceView,
    { id: string; version: number; patch: UpdateRecurrence }
  >({
    query: ({ id, version, patch }) => call.patch(`${recurrences}/${id}`, patch, version),
    invalidatesTags: whenChanged('time/Entry'),
  }),
  timeDeleteRecurrence: build.mutation<null, { id: string; version: number }>({
    query: ({ id, version }) => call.delete(`${recurrences}/${id}`, version),
    invalidatesTags: whenChanged('time/Entry'),
  }),
}));

export const {
  useTimeListRecurrencesQuery: useRecurrences,
  useTimeUpdateRecurrenceMutation: useUpdateRecurrence,
  useTimeDeleteRecurrenceMutation: useDeleteRecurrence,
} = recurrencesApi;
