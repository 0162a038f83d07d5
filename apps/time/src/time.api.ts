import type {
  CopyDay,
  CopyResult,
  CopyWeek,
  CreateEntryInput,
  CreateFavouriteInput,
  CreateRecurrenceInput,
  CrewResult,
  DayView,
  EntryForm,
  EntryList,
  EntrySums,
  EntryView,
  Favourite,
  RecordCrewInput,
  RecordedLines,
  RecordLinesInput,
  RecurrencePreview,
  RecurrenceView,
  TimeSettings,
  UpdateEntry,
  UpdateTimeSettings,
  WeekView,
} from '@jahrring/contracts-time';
import { api, type ListArgs, type Versioned } from '@jahrring/tool-kit';

const entries = '/api/time/entries';

/** Whose day; without an employee one's own. */
export interface DayArgs {
  date: string;
  employeeId?: string | undefined;
}

/** A refused change has changed nothing: what is on screen stays, above all a form that is being filled in. */
const whenChanged = (result: unknown) => (result === undefined ? [] : ['time/Entry' as const]);
const entryTag = ['time/Entry' as const];

const timeApi = api.enhanceEndpoints({ addTagTypes: ['time/Entry', 'time/Settings'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    timeListEntries: build.query<EntryList, ListArgs>({
      query: (params) => ({ url: entries, params }),
      providesTags: entryTag,
    }),
    timeSumEntries: build.query<EntrySums, ListArgs>({
      query: (params) => ({ url: `${entries}/sums`, params, onRefusal: 'pass' }),
      providesTags: entryTag,
    }),
    timeGetEntry: build.query<EntryView, string>({
      query: (id) => ({ url: `${entries}/${id}` }),
      // A form must start from what is stored now, not from what was read before.
      keepUnusedDataFor: 0,
    }),
    timeGetDay: build.query<DayView, DayArgs>({
      query: ({ date, employeeId }) => ({
        url: `/api/time/days/${date}`,
        params: { employeeId },
        keep: true,
      }),
      providesTags: entryTag,
    }),
    timeGetWeek: build.query<WeekView, DayArgs>({
      query: ({ date, employeeId }) => ({
        url: `/api/time/weeks/${date}`,
        params: { employeeId },
        keep: true,
      }),
      providesTags: entryTag,
    }),
    timeGetForm: build.query<EntryForm, undefined>({
      query: () => ({ url: '/api/time/entry-form', onRefusal: 'pass', keep: true }),
      providesTags: entryTag,
    }),
    timeCreateEntry: build.mutation<EntryView, CreateEntryInput>({
      query: (body) => ({ url: entries, method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    timeUpdateEntry: build.mutation<EntryView, Versioned & { patch: UpdateEntry }>({
      query: ({ id, version, patch }) => ({
        url: `${entries}/${id}`,
        method: 'PATCH',
        version,
        body: patch,
      }),
      invalidatesTags: whenChanged,
    }),
    timeDeleteEntry: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${entries}/${id}`, method: 'DELETE', version }),
      invalidatesTags: whenChanged,
    }),
    timeRestoreEntry: build.mutation<EntryView, string>({
      query: (id) => ({ url: `${entries}/${id}/restore`, method: 'POST' }),
      invalidatesTags: whenChanged,
    }),
    timeGetSettings: build.query<TimeSettings, undefined>({
      query: () => ({ url: '/api/time/settings' }),
      providesTags: ['time/Settings'],
    }),
    timeUpdateSettings: build.mutation<TimeSettings, { version: number; values: UpdateTimeSettings }>({
      query: ({ version, values }) => ({ url: '/api/time/settings', method: 'PUT', version, body: values }),
      invalidatesTags: (result) => (result ? ['time/Settings', 'time/Entry'] : []),
    }),
    timeRecordLines: build.mutation<RecordedLines, RecordLinesInput>({
      query: (body) => ({ url: '/api/time/lines', method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    timeRecordCrew: build.mutation<CrewResult, RecordCrewInput>({
      query: (body) => ({ url: '/api/time/crew', method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    timeCreateFavourite: build.mutation<Favourite, CreateFavouriteInput>({
      query: (body) => ({ url: '/api/time/favourites', method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    timeDeleteFavourite: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `/api/time/favourites/${id}`, method: 'DELETE', version }),
      invalidatesTags: whenChanged,
    }),
    timePreviewRecurrence: build.mutation<RecurrencePreview, CreateRecurrenceInput>({
      query: (body) => ({ url: '/api/time/recurrences/preview', method: 'POST', body }),
    }),
    timeCreateRecurrence: build.mutation<RecurrenceView, CreateRecurrenceInput>({
      query: (body) => ({ url: '/api/time/recurrences', method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    timeCopyWeek: build.mutation<CopyResult, CopyWeek & { date: string }>({
      query: ({ date, ...body }) => ({ url: `/api/time/weeks/${date}/copy`, method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    timeCopyDay: build.mutation<CopyResult, CopyDay & { date: string }>({
      query: ({ date, ...body }) => ({ url: `/api/time/days/${date}/copy`, method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
  }),
});

export const {
  useTimeListEntriesQuery: useEntryList,
  useTimeSumEntriesQuery: useEntrySums,
  useTimeGetEntryQuery: useEntry,
  useTimeGetDayQuery: useDay,
  useTimeGetWeekQuery: useWeek,
  useTimeGetFormQuery: useEntryForm,
  useTimeCreateEntryMutation: useCreateEntry,
  useTimeUpdateEntryMutation: useUpdateEntry,
  useTimeDeleteEntryMutation: useDeleteEntry,
  useTimeRestoreEntryMutation: useRestoreEntry,
  useTimeCopyDayMutation: useCopyDay,
  useTimeCopyWeekMutation: useCopyWeek,
  useTimePreviewRecurrenceMutation: usePreviewRecurrence,
  useTimeCreateRecurrenceMutation: useCreateRecurrence,
  useTimeGetSettingsQuery: useTimeSettings,
  useTimeUpdateSettingsMutation: useUpdateTimeSettings,
  useTimeRecordLinesMutation: useRecordLines,
  useTimeRecordCrewMutation: useRecordCrew,
  useTimeCreateFavouriteMutation: useCreateFavourite,
  useTimeDeleteFavouriteMutation: useDeleteFavourite,
} = timeApi;
