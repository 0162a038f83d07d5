import type {
  CreateReportSchedule,
  ReportScheduleList,
  ReportScheduleView,
  ScheduleRecipients,
  ScheduleRunList,
  UpdateReportSchedule,
} from '@jahrring/contracts-evaluations';
import { api, requestJson } from '@jahrring/tool-kit';
import type { EntityItem } from '@jahrring/ui/form';

const baseUrl = '/api/evaluations/report-schedules';
const tag = 'evaluations/ReportSchedule';

type Versioned = Pick<ReportScheduleView, 'id' | 'version'>;
const ifMatch = ({ version }: Versioned) => ({ 'if-match': `"${version}"` });

const reportScheduleApi = api.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    evaluationsSchedules: build.query<ReportScheduleList, void>({
      query: () => ({ url: baseUrl }),
      providesTags: [tag],
    }),
    evaluationsScheduleRuns: build.query<ScheduleRunList, string>({
      query: (id) => ({ url: `${baseUrl}/${id}/runs` }),
      providesTags: [tag],
    }),
    evaluationsCreateSchedule: build.mutation<ReportScheduleView, CreateReportSchedule>({
      query: (body) => ({ url: baseUrl, method: 'POST', body }),
      invalidatesTags: [tag],
    }),
    evaluationsChangeSchedule: build.mutation<
      ReportScheduleView,
      { of: Versioned; change: UpdateReportSchedule }
    >({
      query: ({ of, change }) => ({
        ...{ url: `${baseUrl}/${of.id}`, method: 'PATCH', body: change, headers: ifMatch(of) },
      }),
      invalidatesTags: [tag],
    }),
    evaluationsRemoveSchedule: build.mutation<void, Versioned>({
      query: (of) => ({ url: `${baseUrl}/${of.id}`, method: 'DELETE', headers: ifMatch(of) }),
      invalidatesTags: [tag],
    }),
    evaluationsRestoreSchedule: build.mutation<ReportScheduleView, string>({
      query: (id) => ({ url: `${baseUrl}/${id}/restore`, method: 'POST' }),
      invalidatesTags: [tag],
    }),
  }),
});

export const {
  useEvaluationsSchedulesQuery: useSchedules,
  useEvaluationsScheduleRunsQuery: useScheduleRuns,
  useEvaluationsCreateScheduleMutation: useCreateSchedule,
  useEvaluationsChangeScheduleMutation: useChangeSchedule,
  useEvaluationsRemoveScheduleMutation: useRemoveSchedule,
  useEvaluationsRestoreScheduleMutation: useRestoreSchedule,
} = reportScheduleApi;

/** People who may see reports now. */
export async function searchRecipients(search: string, signal: AbortSignal): Promise<EntityItem[]> {
  const { items } = await requestJson<ScheduleRecipients>({ url: `${baseUrl}/recipients` }, signal);
  return named(items, search);
}

/** Those of these people whose names hold what is typed. */
export const named = (people: readonly { id: string; name: string }[], search: string): EntityItem[] =>
  people
    .filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()))
    .map(({ id, name }) => ({ id, label: name }));
