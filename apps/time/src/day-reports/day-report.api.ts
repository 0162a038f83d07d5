import type {
  DayReportList,
  DayReportProposal,
  DayReportProposalQuery,
  DayReportView,
  UpdateDayReport,
} from '@jahrring/contracts-time';
import { api, type ListArgs, type Versioned } from '@jahrring/tool-kit';

export const reportsUrl = '/api/time/day-reports';

const tags = ['time/DayReport' as const];
/** A finished report closes its entries. */
const withEntries = (result: unknown) =>
  result === undefined ? [] : (['time/DayReport', 'time/Entry'] as const);
const whenChanged = (result: unknown) => (result === undefined ? [] : tags);

const reportsApi = api.enhanceEndpoints({ addTagTypes: ['time/DayReport', 'time/Entry'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    timeListDayReports: build.query<DayReportList, ListArgs>({
      query: (params) => ({ url: reportsUrl, params }),
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
      invalidatesTags: whenChanged,
    }),
    timeDeleteDayReport: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${reportsUrl}/${id}`, method: 'DELETE', version }),
      invalidatesTags: whenChanged,
    }),
    timeRestoreDayReport: build.mutation<DayReportView, string>({
      query: (id) => ({ url: `${reportsUrl}/${id}/restore`, method: 'POST' }),
      invalidatesTags: whenChanged,
    }),
    timeRemoveReportPhoto: build.mutation<null, Versioned & { photoId: string }>({
      query: ({ id, version, photoId }) => ({
        url: `${reportsUrl}/${id}/photos/${photoId}`,
        method: 'DELETE',
        version,
      }),
      invalidatesTags: whenChanged,
    }),
    timeReopenDayReport: build.mutation<DayReportView, Versioned & { reason: string }>({
      query: ({ id, version, reason }) => ({
        url: `${reportsUrl}/${id}/reopen`,
        method: 'POST',
        version,
        body: { reason },
      }),
      invalidatesTags: withEntries,
    }),
    /** Something of a report that lay on the device has reached the server. */
    timeReportSent: build.mutation<null, undefined>({
      queryFn: () => ({ data: null }),
      invalidatesTags: ['time/DayReport', 'time/Entry'],
    }),
  }),
});

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
