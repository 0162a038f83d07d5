export { evaluationPermissions } from './evaluations.permissions';
export type { EvaluationPermission } from './evaluations.permissions';
export {
  dimension,
  dimensions,
  factKinds,
  factLine,
  factLines,
  lineQuery,
  optionalDimensions,
} from './fact.contract';
export type { Dimension, FactFilter, FactKind, FactLine, FactLines, LineQuery } from './fact.contract';
export { myReport, myReportQuery } from './my-report.contract';
export type { MyReport, MyReportQuery } from './my-report.contract';
export {
  choicesQuery,
  isDimension,
  measure,
  measures,
  mostColumns,
  mostDimensions,
  pivotChoices,
  pivotQuery,
  pivotView,
} from './pivot.contract';
export type {
  ChoicesQuery,
  Measure,
  PivotChoices,
  PivotPlace,
  PivotQuery,
  PivotView,
} from './pivot.contract';
export { readyEvaluations, showsPrices } from './ready';
export type { ReadyChart, ReadyEvaluation, ReadyPeriod } from './ready';
export {
  absenceKinds,
  ledgerKinds,
  ledgerSources,
  monthReport,
  monthReportQuery,
  peopleYear,
  peopleYearFileQuery,
  peopleYearQuery,
  peopleYearSubjects,
  periodBalances,
  periodDay,
  periodReportFile,
  periodReportFiles,
  periodReportFormats,
  periodReportKind,
  periodReportKinds,
  periodReportLimits,
  periodReportWork,
  reportPeople,
  startPeriodReport,
  yearReport,
  yearReportQuery,
} from './period-report.contract';
export type {
  AbsenceKind,
  LedgerKind,
  LedgerSource,
  MonthReport,
  MonthReportQuery,
  PeopleYear,
  PeopleYearFileQuery,
  PeopleYearQuery,
  PeopleYearSubject,
  PeriodAbsence,
  PeriodBalance,
  PeriodBalances,
  PeriodDay,
  PeriodReportFile,
  PeriodReportFiles,
  PeriodReportFormat,
  PeriodReportKind,
  PeriodSurcharge,
  PersonYear,
  ReportPeople,
  StartPeriodReport,
  YearMonth,
  YearReport,
  YearReportQuery,
} from './period-report.contract';
export {
  createSavedReport,
  reportDefinition,
  reportMarks,
  savedFilters,
  savedPeriods,
  savedReportLimits,
  savedReportList,
  savedReportView,
  shareChoices,
  updateSavedReport,
} from './saved-report.contract';
export type {
  CreateSavedReport,
  ReportDefinition,
  ReportMarks,
  ReportShares,
  SavedFilter,
  SavedPeriod,
  SavedReportList,
  SavedReportView,
  ShareChoices,
  UpdateSavedReport,
} from './saved-report.contract';
