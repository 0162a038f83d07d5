export { businessYearMonth, businessYearName, businessYearOf } from './business-year';
export { type EvaluationPermission, evaluationPermissions } from './evaluations.permissions';
// oxfmt-ignore
export {
  type EvaluatedType, type ExtraCondition, type FactFilter, type FactKind, type FactLine, type FactLines, type LineQuery,
  type SourceRowColumn, type SourceRowQuery, type SourceRows, evaluatedKinds, extraConditions, extraConditionText,
  evaluatedTypes, factKinds, factLine, factLines, fixedChoices, lineQuery, optionalDimensions, sourceRowColumns, sourceRowQuery,
  sourceRows,
} from './fact.contract';
// oxfmt-ignore
export {
  type Comparison, type Dimension, type DueAge, type FilterName, type ExtraDimension, type ExtraOwner, type FixedDimension,
  type FactSource, type MachineKind, type PerformedAge, type PlanStatus, type TimberState, comparisons, dimension, dimensions,
  dueAges, extraOwnerOf, extraOwners, factSource, factSources, filterNames, hasDimension, isDimension, isExtraDimension,
  isPeriod, machineKinds, comparisonsOf, mayEvaluate, mayLimit, maySee, performedAges, planStatuses, sourceKeys, sourceShapes,
  timberStates,
} from './source.contract';
// oxfmt-ignore
export {
  type Measure, type MeasureUnit, addsUp, measure, measures, measureUnit, needsUnit,
} from './measure.contract';
export { type MyReport, type MyReportQuery, myReport, myReportQuery } from './my-report.contract';
// oxfmt-ignore
export {
  type ChoicesQuery, type HourFormat, type PivotChoices, type PivotFileQuery, type PivotFormat, type PivotPlace,
  type PivotQuery, type PivotView, type ReportFields, type ReportFieldsQuery, choicesQuery, hourFormats, mostColumns,
  mostDimensions, mostPrintedLines, mostTop, pivotChoices, pivotFileQuery, pivotFormats, pivotQuery, pivotView, reportFields,
  reportFieldsQuery,
} from './pivot.contract';
export { type ReadyChart, type ReadyEvaluation, type ReadyPeriod, readyEvaluations } from './ready';
// oxfmt-ignore
export {
  type AbsenceKind, type LedgerKind, type LedgerSource, type MonthReport, type MonthReportQuery, type PeopleYear,
  type PeopleYearFileQuery, type PeopleYearQuery, type PeopleYearSubject, type PeriodAbsence, type PeriodBalance,
  type PeriodBalances, type PeriodDay, type PeriodReportFile, type PeriodReportFiles, type PeriodReportFormat,
  type PeriodReportKind, type PeriodSurcharge, type PersonYear, type ReportPeople, type StartPeriodReport, type YearMonth,
  type YearReport, type YearReportQuery, absenceKinds, ledgerKinds, ledgerSources, monthReport, monthReportQuery, peopleYear,
  peopleYearFileQuery, peopleYearQuery, peopleYearSubjects, differenceOf, periodBalances, periodDay, periodReportFile,
  periodReportFiles, periodReportFormats, periodReportKind, periodReportKinds, periodReportLimits, periodReportWork,
  reportPeople, startPeriodReport, yearReport, yearReportQuery,
} from './period-report.contract';
// oxfmt-ignore
export {
  type CreateSavedReport, type ReportDefinition, type ReportMarks, type ReportShares, type SavedPeriod, type SavedReportList,
  type SavedReportView, type ShareChoices, type UpdateSavedReport, businessPeriods, createSavedReport, reportDefinition,
  reportMarks, savedPeriods, savedReportLimits, savedReportList, savedReportView, shareChoices, updateSavedReport,
} from './saved-report.contract';
// oxfmt-ignore
export {
  type CreateReportSchedule, type ReportScheduleList, type ReportScheduleView, type ScheduleContent, type ScheduleRecipients,
  type ScheduleRhythm, type UpdateReportSchedule, createReportSchedule, formatsOf, reportScheduleList, reportScheduleView,
  rhythmsOf, scheduleLimits, scheduleRecipients, scheduleRhythms, updateReportSchedule,
} from './report-schedule.contract';
// oxfmt-ignore
export {
  type DeliveryState, type Refusal, type ScheduleRunList, type ScheduleRunView, deliveryStates, refusals, scheduleRunList,
} from './schedule-run.contract';
export { type ReportItem, reportItem } from './package-part.contract';
