import type {
  AbsenceSettings,
  HolidayCalendar,
  HolidayCalendarQuery,
  UpdateAbsenceSettings,
} from '@jahrring/contracts-time';
import { addEndpoints, call, whenChanged } from '@jahrring/tool-kit';

const path = '/api/time/absence-settings';

const absenceSettingsApi = addEndpoints(['time/AbsenceSettings', 'time/Absence', 'time/Entry'], (build) => ({
  timeGetAbsenceSettings: build.query<AbsenceSettings, undefined>({
    query: () => path,
    providesTags: ['time/AbsenceSettings'],
  }),
  timeUpdateAbsenceSettings: build.mutation<
    AbsenceSettings,
    { version: number; values: UpdateAbsenceSettings }
  >({
    query: ({ version, values }) => call.put(path, values, version),
    invalidatesTags: whenChanged('time/AbsenceSettings', 'time/Absence', 'time/Entry'),
  }),
  timeGetHolidayCalendar: build.query<HolidayCalendar, Partial<HolidayCalendarQuery>>({
    query: (params) => call.get('/api/time/public-holidays', params),
  }),
}));

export const {
  useTimeGetAbsenceSettingsQuery: useAbsenceSettings,
  useTimeUpdateAbsenceSettingsMutation: useUpdateAbsenceSettings,
  useTimeGetHolidayCalendarQuery: useHolidayCalendar,
} = absenceSettingsApi;
