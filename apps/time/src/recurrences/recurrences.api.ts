import type { RecurrenceList, RecurrenceView, UpdateRecurrence } from '@jahrring/contracts-time';
import { api } from '@jahrring/tool-kit';

const recurrences = '/api/time/recurrences';
const whenChanged = (result: unknown) => (result === undefined ? [] : ['time/Entry' as const]);

const recurrencesApi = api.enhanceEndpoints({ addTagTypes: ['time/Entry'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    timeListRecurrences: build.query<RecurrenceList, undefined>({
      query: () => ({ url: recurrences }),
      providesTags: ['time/Entry'],
    }),
    timeUpdateRecurrence: build.mutation<
      RecurrenceView,
      { id: string; version: number; patch: UpdateRecurrence }
    >({
      query: ({ id, version, patch }) => ({
        url: `${recurrences}/${id}`,
        method: 'PATCH',
        version,
        body: patch,
      }),
      invalidatesTags: whenChanged,
    }),
    timeDeleteRecurrence: build.mutation<null, { id: string; version: number }>({
      query: ({ id, version }) => ({ url: `${recurrences}/${id}`, method: 'DELETE', version }),
      invalidatesTags: whenChanged,
    }),
  }),
});

export const {
  useTimeListRecurrencesQuery: useRecurrences,
  useTimeUpdateRecurrenceMutation: useUpdateRecurrence,
  useTimeDeleteRecurrenceMutation: useDeleteRecurrence,
} = recurrencesApi;
