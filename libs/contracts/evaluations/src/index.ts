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
