import type { WorkView } from '@jahrring/contracts-common';
import type {
  MonthReport,
  MonthReportQuery,
  PeopleYear,
  PeopleYearQuery,
  PeriodReportFiles,
  ReportPeople,
  StartPeriodReport,
  YearReport,
  YearReportQuery,
} from '@jahrring/contracts-evaluations';
import { api } from '@jahrring/tool-kit';

const baseUrl = '/api/evaluations/period-reports';
export const periodReportFilesUrl = `${baseUrl}/files`;
export const peopleYearFilesUrl = `${baseUrl}/people-years/files`;

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
    evaluationsPeopleYear: build.query<PeopleYear, PeopleYearQuery>({
      query: (params) => ({ url: `${baseUrl}/people-years`, params }),
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
  useEvaluationsPeopleYearQuery: usePeopleYear,
  useEvaluationsReportFilesQuery: useReportFiles,
  useEvaluationsStartReportMutation: useStartReport,
} = periodReportApi;
