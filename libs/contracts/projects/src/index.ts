// oxfmt-ignore
export {
  type ChecklistItem, type CreateTask, type CreateTaskComment, type CreateTaskInput, type SetTaskDone, type TaskDraft,
  type TaskExportField, type TaskFile, type TaskListItem, type TaskPriority, type TaskStatus, type TaskView, type TickItem,
  type UpdateTask, type WholeTask, checklistItem, createTask, createTaskComment, setTaskDone, taskComment, taskExportFields,
  taskLimits, taskList, taskProjects, taskListItem, taskListQuery, taskListSpec, taskPriorities, taskPriority, taskStatus,
  taskStatuses, taskView, tickItem, updateTask, wholeTask,
} from './task.contract';
// oxfmt-ignore
export {
  type AnchoredRecurrence, type TaskFrequency, type TaskRecurrence, nextOccurrence, taskFrequencies, taskRecurrence,
} from './task-recurrence';
export { type TaskChanged, taskChanged } from './task.events';
export { taskErrors } from './task.errors';
// oxfmt-ignore
export {
  type BulkProjectResult, type BulkProjectStatus, type ChangeProjectStatus, type CreateProject, type CreateProjectInput,
  type DuplicateProject, type DuplicateProjectDraft, type Duplicates, type ProjectChoice, type ProjectDraft,
  type ProjectListItem, type ProjectView, type UpdateProject, type WholeProject, bulkProjectResult, bulkProjectStatus,
  changeProjectStatus, createProject, duplicateProject, duplicateQuery, duplicates, numberProposal, projectChoice,
  projectExportFields, projectExportPrices, projectLimits, projectList, projectListItem, projectListQuery, projectListSpec,
  projectPriceFields, projectView, updateProject, wholeProject,
} from './project.contract';
// oxfmt-ignore
export {
  type ProjectStatus, type TransitionRights, derivedStatuses, mayFollow, needsReason, nextStatuses, projectStatus,
  projectStatuses,
} from './project-status';
export { type ProjectFigureRow, type ProjectFiguresChanged, projectFiguresChanged } from './figures.events';
// oxfmt-ignore
export {
  type ProjectCancelled, type ProjectChanged, peopleOn, projectCancelled, projectChanged,
} from './project.events';
export { projectErrors } from './projects.errors';
export { type ProjectsPermission, projectsPermissions } from './projects.permissions';
// oxfmt-ignore
export {
  type BudgetLevel, type CostKind, type CostLineView, type CostMonth, type CostRow, type CostTotals, type ProjectCosts,
  budgetLevels, budgetUse, costKind, costKinds, costLineList, costLineListQuery, costLineListSpec, costLineView, costRow,
  projectCosts,
} from './cost.contract';
// oxfmt-ignore
export {
  type CostRateDraft, type CostRateTarget, type CostRateView, type CreateCostRate, type UpdateCostRate, costRateList,
  costRateTargets, costRateView, createCostRate, updateCostRate,
} from './cost-rate.contract';
// oxfmt-ignore
export {
  type CreatePlanLine, type CreatePlanLines, type PlanLineDraft, type PlanLineView, type UpdatePlanLine, createPlanLine,
  createPlanLines, planLineLimits, planLineList, planLineView, updatePlanLine,
} from './plan-line.contract';
// oxfmt-ignore
export {
  type ProjectFileView, type SameNameRule, projectFileList, projectFileView, sameNameRule, sameNameRules,
} from './project-file.contract';
// oxfmt-ignore
export {
  type CreateNote, type NoteView, type UpdateNote, createNote, noteLimits, noteList, noteView, updateNote,
} from './project-note.contract';
// oxfmt-ignore
export {
  type ProjectSettings, type UpdateProjectSettings, defaultProjectSettings, projectNumberDelimiters, projectNumberFormats,
  projectNumberWidths, projectSettings, updateProjectSettings,
} from './project-settings.contract';
