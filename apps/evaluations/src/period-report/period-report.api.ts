import type { WorkView } from '@jahrring/contracts-common';
import type {
  MonthReport,
  MonthReportQuery,
  PeriodReportFiles,
  ReportPeople,
  StartPeriodReport,
  YearReport,
  YearReportQuery,
} from '@jahrring/contracts-evaluations';
import { api } from '@jahrring/tool-kit';

const baseUrl = '/api/evaluations/period-reports';
export const periodReportFilesUrl = `${baseUrl}/files`;

const periodReportApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    evaluationsReportPeople: build.query<ReportPeople, void>({ query: () => ({ url: `${baseUrl}/people` }) }),
    evaluationsMonth: build.query<MonthReport, MonthReportQuery>({
      query: (params) => ({ url: `${baseUrl}/months`, params }),
    }),
    evaluationsYear: build.query<YearReport, YearReportQuery>({
      query: (params) => ({ url: `${baseUrl}/years`, params }),
    }),
    evaluationsReportFiles: build.query<PeriodReportFiles, void>({
      query: () => ({ url: periodReportFilesUrl }),
    }),
    evaluationsStartReport: build.mutation<WorkView, StartPeriodReport>({
      query: (body) => ({ url: periodReportFilesUrl, method: 'POST', body }),
    }),
  }),
});

export const {
  useEvaluationsReportPeopleQuery: useReportPeople,
  useEvaluationsMonthQuery: useMonth,
  useEvaluationsYearQuery: useYear,
  useEvaluationsReportFilesQuery: useReportFiles,
  useEvaluationsStartReportMutation: useStartReport,
} = periodReportApi;
