import type {
  AbsenceSettings,
  HolidayCalendar,
  HolidayCalendarQuery,
  UpdateAbsenceSettings,
} from '@jahrring/contracts-time';
import { api } from '@jahrring/tool-kit';

const path = '/api/time/absence-settings';

const absenceSettingsApi = api
  .enhanceEndpoints({ addTagTypes: ['time/AbsenceSettings', 'time/Absence', 'time/Entry'] })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      timeGetAbsenceSettings: build.query<AbsenceSettings, undefined>({
        query: () => ({ url: path }),
        providesTags: ['time/AbsenceSettings'],
      }),
      timeUpdateAbsenceSettings: build.mutation<
        AbsenceSettings,
        { version: number; values: UpdateAbsenceSettings }
      >({
        query: ({ version, values }) => ({ url: path, method: 'PUT', version, body: values }),
        invalidatesTags: (result) => (result ? ['time/AbsenceSettings', 'time/Absence', 'time/Entry'] : []),
      }),
      timeGetHolidayCalendar: build.query<HolidayCalendar, Partial<HolidayCalendarQuery>>({
        query: (params) => ({ url: '/api/time/public-holidays', params }),
      }),
    }),
  });

export const {
  useTimeGetAbsenceSettingsQuery: useAbsenceSettings,
  useTimeUpdateAbsenceSettingsMutation: useUpdateAbsenceSettings,
  useTimeGetHolidayCalendarQuery: useHolidayCalendar,
} = absenceSettingsApi;
