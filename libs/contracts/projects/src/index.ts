export {
  checklistItem,
  createTask,
  createTaskComment,
  setTaskDone,
  taskComment,
  taskExportFields,
  taskLimits,
  taskList,
  taskProjects,
  taskListItem,
  taskListQuery,
  taskListSpec,
  taskPriorities,
  taskPriority,
  taskStatus,
  taskStatuses,
  taskView,
  tickItem,
  updateTask,
  wholeTask,
} from './task.contract';
export type {
  ChecklistItem,
  CreateTask,
  CreateTaskComment,
  CreateTaskInput,
  SetTaskDone,
  TaskComment,
  TaskDraft,
  TaskExportField,
  TaskFile,
  TaskListItem,
  TaskPriority,
  TaskStatus,
  TaskView,
  TickItem,
  UpdateTask,
  WholeTask,
} from './task.contract';
export { nextOccurrence, taskFrequencies, taskRecurrence } from './task-recurrence';
export type { AnchoredRecurrence, TaskFrequency, TaskRecurrence } from './task-recurrence';
export { taskChanged } from './task.events';
export type { TaskChanged } from './task.events';
export { taskErrors } from './task.errors';
export {
  bulkProjectResult,
  bulkProjectStatus,
  changeProjectStatus,
  createProject,
  duplicateProject,
  duplicateQuery,
  duplicates,
  numberProposal,
  projectChoice,
  projectExportFields,
  projectExportPrices,
  projectLimits,
  projectList,
  projectListItem,
  projectListQuery,
  projectListSpec,
  projectPriceFields,
  projectView,
  updateProject,
  wholeProject,
} from './project.contract';
export type {
  BulkProjectResult,
  BulkProjectStatus,
  ChangeProjectStatus,
  CreateProject,
  CreateProjectInput,
  DuplicateProject,
  DuplicateProjectDraft,
  Duplicates,
  ProjectChoice,
  ProjectDraft,
  ProjectListItem,
  ProjectView,
  UpdateProject,
  WholeProject,
} from './project.contract';
export {
  derivedStatuses,
  mayFollow,
  needsReason,
  nextStatuses,
  projectStatus,
  projectStatuses,
} from './project-status';
export type { ProjectStatus, TransitionRights } from './project-status';
export { projectFiguresChanged } from './figures.events';
export type { ProjectFigureRow, ProjectFiguresChanged } from './figures.events';
export { peopleOn, projectCancelled, projectChanged } from './project.events';
export type { ProjectCancelled, ProjectChanged } from './project.events';
export { projectErrors } from './projects.errors';
export { projectsPermissions } from './projects.permissions';
export type { ProjectsPermission } from './projects.permissions';
export {
  budgetLevels,
  budgetUse,
  costKind,
  costKinds,
  costLineList,
  costLineListQuery,
  costLineListSpec,
  costLineView,
  costRow,
  projectCosts,
} from './cost.contract';
export type {
  BudgetLevel,
  BudgetUse,
  CostKind,
  CostLineView,
  CostMonth,
  CostRow,
  CostTotals,
  ProjectCosts,
} from './cost.contract';
export {
  costRateList,
  costRateTargets,
  costRateView,
  createCostRate,
  updateCostRate,
} from './cost-rate.contract';
export type {
  CostRateDraft,
  CostRateTarget,
  CostRateView,
  CreateCostRate,
  UpdateCostRate,
} from './cost-rate.contract';
export {
  createPlanLine,
  createPlanLines,
  planLineLimits,
  planLineList,
  planLineView,
  updatePlanLine,
} from './plan-line.contract';
export type {
  CreatePlanLine,
  CreatePlanLines,
  PlanLineDraft,
  PlanLineView,
  UpdatePlanLine,
} from './plan-line.contract';
export { projectFileList, projectFileView, sameNameRule, sameNameRules } from './project-file.contract';
export type { ProjectFileView, SameNameRule } from './project-file.contract';
export { createNote, noteLimits, noteList, noteView, updateNote } from './project-note.contract';
export type { CreateNote, NoteDraft, NoteView, UpdateNote } from './project-note.contract';
export {
  defaultProjectSettings,
  projectNumberDelimiters,
  projectNumberFormats,
  projectNumberWidths,
  projectSettings,
  updateProjectSettings,
} from './project-settings.contract';
export type {
  ProjectNumberFormat,
  ProjectSettings,
  UpdateProjectSettings,
} from './project-settings.contract';
