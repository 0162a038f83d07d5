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
import { addEndpoints, call } from '@jahrring/tool-kit';

const baseUrl = '/api/evaluations/period-reports';
export const periodReportFilesUrl = `${baseUrl}/files`;
export const peopleYearFilesUrl = `${baseUrl}/people-years/files`;

const periodReportApi = addEndpoints([], (build) => ({
  evaluationsReportPeople: build.query<ReportPeople, void>({ query: () => `${baseUrl}/people` }),
  evaluationsMonth: build.query<MonthReport, MonthReportQuery>({
    query: (params) => call.get(`${baseUrl}/months`, params),
  }),
  evaluationsYear: build.query<YearReport, YearReportQuery>({
    query: (params) => call.get(`${baseUrl}/years`, params),
  }),
  evaluationsPeopleYear: build.query<PeopleYear, PeopleYearQuery>({
    query: (params) => call.get(`${baseUrl}/people-years`, params),
  }),
  evaluationsReportFiles: build.query<PeriodReportFiles, void>({ query: () => periodReportFilesUrl }),
  evaluationsStartReport: build.mutation<WorkView, StartPeriodReport>({
    query: (body) => call.post(periodReportFilesUrl, body),
  }),
}));

export const {
  useEvaluationsReportPeopleQuery: useReportPeople,
  useEvaluationsMonthQuery: useMonth,
  useEvaluationsYearQuery: useYear,
  useEvaluationsPeopleYearQuery: usePeopleYear,
  useEvaluationsReportFilesQuery: useReportFiles,
  useEvaluationsStartReportMutation: useStartReport,
} = periodReportApi;
