import type {
  FactLines,
  MyReport,
  PivotChoices,
  PivotView,
  ReportFields,
  SourceRows,
} from '@jahrring/contracts-evaluations';
import { api } from '@jahrring/tool-kit';

const baseUrl = '/api/evaluations';
export const pivotFilesUrl = `${baseUrl}/pivots/files`;
export const lineFilesUrl = `${baseUrl}/lines/files`;
export const rowFilesUrl = `${baseUrl}/rows/files`;

/** Query parameters of a report. */
export type ReportArgs = Readonly<Record<string, string>>;

const evaluationsApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    evaluationsPivot: build.query<PivotView, ReportArgs>({
      query: (params) => ({ url: `${baseUrl}/pivots`, params }),
    }),
    evaluationsChoices: build.query<PivotChoices, ReportArgs>({
      query: (params) => ({ url: `${baseUrl}/pivots/choices`, params }),
    }),
    evaluationsReportFields: build.query<ReportFields, string>({
      query: (source) => ({ url: `${baseUrl}/pivots/fields`, params: { source } }),
    }),
    evaluationsLines: build.query<FactLines, ReportArgs>({
      query: (params) => ({ url: `${baseUrl}/lines`, params }),
    }),
    evaluationsRows: build.query<SourceRows, ReportArgs>({
      query: (params) => ({ url: `${baseUrl}/rows`, params }),
    }),
    evaluationsMyReport: build.query<MyReport, string>({
      query: (day) => ({ url: `${baseUrl}/my-report`, params: { day } }),
    }),
  }),
});

export const {
  useEvaluationsPivotQuery: usePivot,
  useEvaluationsChoicesQuery: useChoices,
  useEvaluationsReportFieldsQuery: useReportFields,
  useEvaluationsLinesQuery: useLines,
  useEvaluationsRowsQuery: useRows,
  useEvaluationsMyReportQuery: useMyReport,
} = evaluationsApi;
