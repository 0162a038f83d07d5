import { holdsWords } from '@jahrring/contracts-common';
import type {
  CreateReportSchedule,
  ReportScheduleList,
  ReportScheduleView,
  ScheduleRecipients,
  ScheduleRunList,
  UpdateReportSchedule,
} from '@jahrring/contracts-evaluations';
import { addEndpoints, call, requestJson, type Versioned } from '@jahrring/tool-kit';
import type { EntityItem } from '@jahrring/ui/form';

const baseUrl = '/api/evaluations/report-schedules';
const tag = 'evaluations/ReportSchedule';

const reportScheduleApi = addEndpoints([tag], (build) => ({
  evaluationsSchedules: build.query<ReportScheduleList, void>({ query: () => baseUrl, providesTags: [tag] }),
  evaluationsScheduleRuns: build.query<ScheduleRunList, string>({
    query: (id) => `${baseUrl}/${id}/runs`,
    providesTags: [tag],
  }),
  evaluationsCreateSchedule: build.mutation<ReportScheduleView, CreateReportSchedule>({
    query: (body) => call.post(baseUrl, body),
    invalidatesTags: [tag],
  }),
  evaluationsChangeSchedule: build.mutation<
    ReportScheduleView,
    { of: Versioned; change: UpdateReportSchedule }
  >({
    query: ({ of, change }) => call.patch(`${baseUrl}/${of.id}`, change, of.version),
    invalidatesTags: [tag],
  }),
  evaluationsRemoveSchedule: build.mutation<void, Versioned>({
    query: (of) => call.delete(`${baseUrl}/${of.id}`, of.version),
    invalidatesTags: [tag],
  }),
  evaluationsRestoreSchedule: build.mutation<ReportScheduleView, string>({
    query: (id) => call.post(`${baseUrl}/${id}/restore`),
    invalidatesTags: [tag],
  }),
}));

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
export function named(people: readonly { id: string; name: string }[], search: string): EntityItem[] {
  const fits = holdsWords(search);
  return people.filter(({ name }) => fits(name)).map(({ id, name }) => ({ id, label: name }));
}
