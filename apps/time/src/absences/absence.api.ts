import type {
  AbsenceCalendar,
  AbsenceDecisions,
  AbsenceFeed,
  AbsenceImpact,
  AbsenceList,
  AbsencePreview,
  AbsenceToday,
  AbsenceView,
  Balances,
  CalendarQuery,
  CreateAbsenceInput,
  DecideAbsencesInput,
} from '@jahrring/contracts-time';
import { addEndpoints, call, whenChanged } from '@jahrring/tool-kit';

const absences = '/api/time/absences';
const tag = ['time/Absence' as const];
/** An absence changes the totals of its days, too. */
const changed = whenChanged('time/Absence', 'time/Entry');

type Action = 'withdraw' | 'cancel';

const absenceApi = addEndpoints(['time/Absence', 'time/Entry', 'time/Feed'], (build) => ({
  timeListAbsences: build.query<AbsenceList, Record<string, string | number>>({
    query: (params) => ({ url: absences, params, onRefusal: 'pass' }),
    providesTags: tag,
  }),
  timeGetBalances: build.query<Balances, { employeeId?: string | undefined; year?: number | undefined }>({
    query: (params) => ({ url: `${absences}/balances`, params, onRefusal: 'pass' }),
    providesTags: tag,
  }),
  timeGetAbsenceCalendar: build.query<AbsenceCalendar, CalendarQuery>({
    query: (params) => ({ url: `${absences}/calendar`, params, onRefusal: 'pass' }),
    providesTags: tag,
  }),
  timeGetAbsencesToday: build.query<AbsenceToday, undefined>({
    query: () => ({ url: `${absences}/today`, onRefusal: 'pass' }),
    providesTags: tag,
  }),
  timeGetAbsenceImpact: build.query<AbsenceImpact, string>({
    query: (id) => ({ url: `${absences}/${id}/impact`, onRefusal: 'pass' }),
    providesTags: ['time/Absence', 'time/Entry'],
  }),
  timePreviewAbsence: build.query<AbsencePreview, CreateAbsenceInput>({
    query: (body) => ({ url: `${absences}/preview`, method: 'POST', body, onRefusal: 'pass' }),
    providesTags: tag,
  }),
  timeCreateAbsence: build.mutation<AbsenceView, CreateAbsenceInput>({
    query: (body) => call.post(absences, body),
    invalidatesTags: changed,
  }),
  timeDecideAbsences: build.mutation<AbsenceDecisions, DecideAbsencesInput>({
    query: (body) => call.post(`${absences}/decisions`, body),
    invalidatesTags: changed,
  }),
  timeEndAbsence: build.mutation<AbsenceView, { id: string; version: number; action: Action }>({
    query: ({ id, version, action }) => call.post(`${absences}/${id}/${action}`, undefined, version),
    invalidatesTags: changed,
  }),
  timeGetAbsenceFeed: build.query<AbsenceFeed, undefined>({
    query: () => ({ url: '/api/time/absence-feed', onRefusal: 'pass' }),
    providesTags: ['time/Feed'],
  }),
  timeRenewAbsenceFeed: build.mutation<AbsenceFeed, undefined>({
    query: () => call.post('/api/time/absence-feed'),
    invalidatesTags: whenChanged('time/Feed'),
  }),
}));

export const {
  useTimeListAbsencesQuery: useAbsences,
  useTimeGetBalancesQuery: useBalances,
  useTimeGetAbsenceCalendarQuery: useAbsenceCalendar,
  useTimeGetAbsencesTodayQuery: useAbsencesToday,
  useTimeGetAbsenceImpactQuery: useAbsenceImpact,
  useTimePreviewAbsenceQuery: useAbsencePreview,
  useTimeCreateAbsenceMutation: useCreateAbsence,
  useTimeDecideAbsencesMutation: useDecideAbsences,
  useTimeEndAbsenceMutation: useEndAbsence,
  useTimeGetAbsenceFeedQuery: useAbsenceFeed,
  useTimeRenewAbsenceFeedMutation: useRenewAbsenceFeed,
} = absenceApi;
