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
import { addEndpoints, call, whenChanged, type ListArgs, type Versioned } from '@jahrring/tool-kit';

const entries = '/api/time/entries';

/** Whose day; without an employee one's own. */
export interface DayArgs {
  date: string;
  employeeId?: string | undefined;
}

const entryTag = ['time/Entry' as const];

const timeApi = addEndpoints(['time/Entry', 'time/Settings'], (build) => ({
  timeListEntries: build.query<EntryList, ListArgs>({
    query: (params) => call.get(entries, params),
    providesTags: entryTag,
  }),
  timeSumEntries: build.query<EntrySums, ListArgs>({
    query: (params) => ({ url: `${entries}/sums`, params, onRefusal: 'pass' }),
    providesTags: entryTag,
  }),
  timeGetEntry: build.query<EntryView, string>({
    query: (id) => `${entries}/${id}`,
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
    query: (body) => call.post(entries, body),
    invalidatesTags: whenChanged('time/Entry'),
  }),
  timeUpdateEntry: build.mutation<EntryView, Versioned & { patch: UpdateEntry }>({
    query: ({ id, version, patch }) => call.patch(`${entries}/${id}`, patch, version),
    invalidatesTags: whenChanged('time/Entry'),
  }),
  timeDeleteEntry: build.mutation<null, Versioned>({
    query: ({ id, version }) => call.delete(`${entries}/${id}`, version),
    invalidatesTags: whenChanged('time/Entry'),
  }),
  timeRestoreEntry: build.mutation<EntryView, string>({
    query: (id) => call.post(`${entries}/${id}/restore`),
    invalidatesTags: whenChanged('time/Entry'),
  }),
  timeGetSettings: build.query<TimeSettings, undefined>({
    query: () => '/api/time/settings',
    providesTags: ['time/Settings'],
  }),
  timeUpdateSettings: build.mutation<TimeSettings, { version: number; values: UpdateTimeSettings }>({
    query: ({ version, values }) => call.put('/api/time/settings', values, version),
    invalidatesTags: whenChanged('time/Settings', 'time/Entry'),
  }),
  timeRecordLines: build.mutation<RecordedLines, RecordLinesInput>({
    query: (body) => call.post('/api/time/lines', body),
    invalidatesTags: whenChanged('time/Entry'),
  }),
  timeRecordCrew: build.mutation<CrewResult, RecordCrewInput>({
    query: (body) => call.post('/api/time/crew', body),
    invalidatesTags: whenChanged('time/Entry'),
  }),
  timeCreateFavourite: build.mutation<Favourite, CreateFavouriteInput>({
    query: (body) => call.post('/api/time/favourites', body),
    invalidatesTags: whenChanged('time/Entry'),
  }),
  timeDeleteFavourite: build.mutation<null, Versioned>({
    query: ({ id, version }) => call.delete(`/api/time/favourites/${id}`, version),
    invalidatesTags: whenChanged('time/Entry'),
  }),
  timePreviewRecurrence: build.mutation<RecurrencePreview, CreateRecurrenceInput>({
    query: (body) => call.post('/api/time/recurrences/preview', body),
  }),
  timeCreateRecurrence: build.mutation<RecurrenceView, CreateRecurrenceInput>({
    query: (body) => call.post('/api/time/recurrences', body),
    invalidatesTags: whenChanged('time/Entry'),
  }),
  timeCopyWeek: build.mutation<CopyResult, CopyWeek & { date: string }>({
    query: ({ date, ...body }) => call.post(`/api/time/weeks/${date}/copy`, body),
    invalidatesTags: whenChanged('time/Entry'),
  }),
  timeCopyDay: build.mutation<CopyResult, CopyDay & { date: string }>({
    query: ({ date, ...body }) => call.post(`/api/time/days/${date}/copy`, body),
    invalidatesTags: whenChanged('time/Entry'),
  }),
}));

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
