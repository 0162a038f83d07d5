import type {
  CreateSavedReport,
  ReportMarks,
  SavedReportList,
  SavedReportView,
  ShareChoices,
  UpdateSavedReport,
} from '@jahrring/contracts-evaluations';
import { addEndpoints, call, type Versioned } from '@jahrring/tool-kit';

const baseUrl = '/api/evaluations/saved-reports';
const tag = 'evaluations/SavedReport';

const savedReportApi = addEndpoints([tag], (build) => ({
  evaluationsSavedReports: build.query<SavedReportList, void>({ query: () => baseUrl, providesTags: [tag] }),
  evaluationsShareChoices: build.query<ShareChoices, void>({ query: () => `${baseUrl}/share-choices` }),
  evaluationsSaveReport: build.mutation<SavedReportView, CreateSavedReport>({
    query: (body) => call.post(baseUrl, body),
    invalidatesTags: [tag],
  }),
  evaluationsChangeReport: build.mutation<SavedReportView, { of: Versioned; change: UpdateSavedReport }>({
    query: ({ of, change }) => call.patch(`${baseUrl}/${of.id}`, change, of.version),
    invalidatesTags: [tag],
  }),
  evaluationsRemoveReport: build.mutation<void, Versioned>({
    query: (of) => call.delete(`${baseUrl}/${of.id}`, of.version),
    invalidatesTags: [tag],
  }),
  evaluationsRestoreReport: build.mutation<SavedReportView, string>({
    query: (id) => call.post(`${baseUrl}/${id}/restore`),
    invalidatesTags: [tag],
  }),
  evaluationsMarkReport: build.mutation<SavedReportView, { id: string; marks: ReportMarks }>({
    query: ({ id, marks }) => call.put(`${baseUrl}/${id}/marks`, marks),
    invalidatesTags: [tag],
  }),
}));

export const {
  useEvaluationsSavedReportsQuery: useSavedReports,
  useEvaluationsShareChoicesQuery: useShareChoices,
  useEvaluationsSaveReportMutation: useSaveReport,
  useEvaluationsChangeReportMutation: useChangeReport,
  useEvaluationsRemoveReportMutation: useRemoveReport,
  useEvaluationsRestoreReportMutation: useRestoreReport,
  useEvaluationsMarkReportMutation: useMarkReport,
} = savedReportApi;
