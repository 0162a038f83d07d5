import type {
  FactLines,
  MyReport,
  PivotChoices,
  PivotView,
  ReportFields,
  SourceRows,
} from '@jahrring/contracts-evaluations';
import { addEndpoints, call } from '@jahrring/tool-kit';

const baseUrl = '/api/evaluations';
export const pivotFilesUrl = `${baseUrl}/pivots/files`;
export const lineFilesUrl = `${baseUrl}/lines/files`;
export const rowFilesUrl = `${baseUrl}/rows/files`;

/** Query parameters of a report. */
export type ReportArgs = Readonly<Record<string, string>>;

const evaluationsApi = addEndpoints([], (build) => ({
  evaluationsPivot: build.query<PivotView, ReportArgs>({
    query: (params) => call.get(`${baseUrl}/pivots`, params),
  }),
  evaluationsChoices: build.query<PivotChoices, ReportArgs>({
    query: (params) => call.get(`${baseUrl}/pivots/choices`, params),
  }),
  evaluationsReportFields: build.query<ReportFields, string>({
    query: (source) => call.get(`${baseUrl}/pivots/fields`, { source }),
  }),
  evaluationsLines: build.query<FactLines, ReportArgs>({
    query: (params) => call.get(`${baseUrl}/lines`, params),
  }),
  evaluationsRows: build.query<SourceRows, ReportArgs>({
    query: (params) => call.get(`${baseUrl}/rows`, params),
  }),
  evaluationsMyReport: build.query<MyReport, string>({
    query: (day) => call.get(`${baseUrl}/my-report`, { day }),
  }),
}));

export const {
  useEvaluationsPivotQuery: usePivot,
  useEvaluationsChoicesQuery: useChoices,
  useEvaluationsReportFieldsQuery: useReportFields,
  useEvaluationsLinesQuery: useLines,
  useEvaluationsRowsQuery: useRows,
  useEvaluationsMyReportQuery: useMyReport,
} = evaluationsApi;
