import type {
  DayReportList,
  DayReportProposal,
  DayReportProposalQuery,
  DayReportView,
  UpdateDayReport,
} from '@jahrring/contracts-time';
import { addEndpoints, call, whenChanged, type ListArgs, type Versioned } from '@jahrring/tool-kit';

export const reportsUrl = '/api/time/day-reports';

const tags = ['time/DayReport' as const];
const reportsApi = addEndpoints(['time/DayReport', 'time/Entry'], (build) => ({
  timeListDayReports: build.query<DayReportList, ListArgs>({
    query: (params) => call.get(reportsUrl, params),
    providesTags: tags,
  }),
  timeGetDayReport: build.query<DayReportView, string>({
    query: (id) => ({ url: `${reportsUrl}/${id}`, keep: true, onRefusal: 'tell' }),
    providesTags: ['time/DayReport', 'time/Entry'],
  }),
  timeProposeDayReport: build.query<DayReportProposal, DayReportProposalQuery>({
    query: (params) => ({ url: `${reportsUrl}/proposal`, params, keep: true, onRefusal: 'pass' }),
    providesTags: ['time/DayReport', 'time/Entry'],
  }),
  timeUpdateDayReport: build.mutation<DayReportView, Versioned & { patch: UpdateDayReport }>({
    query: ({ id, version, patch }) => ({
      url: `${reportsUrl}/${id}`,
      method: 'PATCH',
      version,
      body: patch,
      onRefusal: 'tell',
    }),
    invalidatesTags: whenChanged(...tags),
  }),
  timeDeleteDayReport: build.mutation<null, Versioned>({
    query: ({ id, version }) => call.delete(`${reportsUrl}/${id}`, version),
    invalidatesTags: whenChanged(...tags),
  }),
  timeRestoreDayReport: build.mutation<DayReportView, string>({
    query: (id) => call.post(`${reportsUrl}/${id}/restore`),
    invalidatesTags: whenChanged(...tags),
  }),
  timeRemoveReportPhoto: build.mutation<null, Versioned & { photoId: string }>({
    query: ({ id, version, photoId }) => call.delete(`${reportsUrl}/${id}/photos/${photoId}`, version),
    invalidatesTags: whenChanged(...tags),
  }),
  timeReopenDayReport: build.mutation<DayReportView, Versioned & { reason: string }>({
    query: ({ id, version, reason }) => call.post(`${reportsUrl}/${id}/reopen`, { reason }, version),
    invalidatesTags: whenChanged('time/DayReport', 'time/Entry'),
  }),
  /** Something of a report that lay on the device has reached the server. */
  timeReportSent: build.mutation<null, undefined>({
    queryFn: () => ({ data: null }),
    invalidatesTags: ['time/DayReport', 'time/Entry'],
  }),
}));

export const {
  useTimeListDayReportsQuery: useDayReportList,
  useTimeGetDayReportQuery: useDayReport,
  useTimeProposeDayReportQuery: useDayReportProposal,
  useTimeUpdateDayReportMutation: useUpdateDayReport,
  useTimeDeleteDayReportMutation: useDeleteDayReport,
  useTimeRestoreDayReportMutation: useRestoreDayReport,
  useTimeRemoveReportPhotoMutation: useRemoveReportPhoto,
  useTimeReopenDayReportMutation: useReopenDayReport,
  useTimeReportSentMutation: useReportSent,
} = reportsApi;

export function photoUrl(reportId: string, photoId: string): string {
  return `${reportsUrl}/${reportId}/photos/${photoId}`;
}
