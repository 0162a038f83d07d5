export {
  assignmentLimits,
  assignmentView,
  copyResult,
  copyWeek,
  createAssignment,
  dayPart,
  dayParts,
  longestSpanDays,
  planQuery,
  planView,
  updateAssignment,
} from './assignment.contract';
export type {
  AssignmentDraft,
  AssignmentView,
  CopyResult,
  CopyWeek,
  CreateAssignment,
  DayPart,
  PlanQuery,
  PlanView,
  UpdateAssignment,
} from './assignment.contract';
export { planningErrors } from './planning.errors';
export { planningPermissions } from './planning.permissions';
export type { PlanningPermission } from './planning.permissions';
