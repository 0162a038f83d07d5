import type {
  CreateSavedReport,
  ReportMarks,
  SavedReportList,
  SavedReportView,
  ShareChoices,
  UpdateSavedReport,
} from '@jahrring/contracts-evaluations';
import { api } from '@jahrring/tool-kit';

const baseUrl = '/api/evaluations/saved-reports';
const tag = 'evaluations/SavedReport';

type Versioned = Pick<SavedReportView, 'id' | 'version'>;
const ifMatch = ({ version }: Versioned) => ({ 'if-match': `"${version}"` });

const savedReportApi = api.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    evaluationsSavedReports: build.query<SavedReportList, void>({
      query: () => ({ url: baseUrl }),
      providesTags: [tag],
    }),
    evaluationsShareChoices: build.query<ShareChoices, void>({
      query: () => ({ url: `${baseUrl}/share-choices` }),
    }),
    evaluationsSaveReport: build.mutation<SavedReportView, CreateSavedReport>({
      query: (body) => ({ url: baseUrl, method: 'POST', body }),
      invalidatesTags: [tag],
    }),
    evaluationsChangeReport: build.mutation<SavedReportView, { of: Versioned; change: UpdateSavedReport }>({
      query: ({ of, change }) => ({
        ...{ url: `${baseUrl}/${of.id}`, method: 'PATCH', body: change, headers: ifMatch(of) },
      }),
      invalidatesTags: [tag],
    }),
    evaluationsRemoveReport: build.mutation<void, Versioned>({
      query: (of) => ({ url: `${baseUrl}/${of.id}`, method: 'DELETE', headers: ifMatch(of) }),
      invalidatesTags: [tag],
    }),
    evaluationsRestoreReport: build.mutation<SavedReportView, string>({
      query: (id) => ({ url: `${baseUrl}/${id}/restore`, method: 'POST' }),
      invalidatesTags: [tag],
    }),
    evaluationsMarkReport: build.mutation<SavedReportView, { id: string; marks: ReportMarks }>({
      query: ({ id, marks }) => ({ url: `${baseUrl}/${id}/marks`, method: 'PUT', body: marks }),
      invalidatesTags: [tag],
    }),
  }),
});

export const {
  useEvaluationsSavedReportsQuery: useSavedReports,
  useEvaluationsShareChoicesQuery: useShareChoices,
  useEvaluationsSaveReportMutation: useSaveReport,
  useEvaluationsChangeReportMutation: useChangeReport,
  useEvaluationsRemoveReportMutation: useRemoveReport,
  useEvaluationsRestoreReportMutation: useRestoreReport,
  useEvaluationsMarkReportMutation: useMarkReport,
} = savedReportApi;
