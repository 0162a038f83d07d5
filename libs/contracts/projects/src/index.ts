export {
  checklistItem,
  createTask,
  createTaskComment,
  setTaskDone,
  taskComment,
  taskExportFields,
  taskLimits,
  taskList,
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
  TaskListItem,
  TaskPriority,
  TaskStatus,
  TaskView,
  TickItem,
  UpdateTask,
  WholeTask,
} from './task.contract';
export {
  dayAfter,
  daysFrom,
  nextOccurrence,
  taskFrequencies,
  taskRecurrence,
  weekdayOf,
} from './task-recurrence';
export type { AnchoredRecurrence, TaskFrequency, TaskRecurrence } from './task-recurrence';
export { taskChanged } from './task.events';
export type { TaskChanged } from './task.events';
export { taskErrors } from './task.errors';
export {
  changeProjectStatus,
  createProject,
  duplicateQuery,
  duplicates,
  numberProposal,
  projectChoice,
  projectExportFields,
  projectLimits,
  projectList,
  projectListItem,
  projectListQuery,
  projectListSpec,
  projectView,
  updateProject,
  wholeProject,
} from './project.contract';
export type {
  ChangeProjectStatus,
  CreateProject,
  CreateProjectInput,
  Duplicates,
  ProjectChoice,
  ProjectDraft,
  ProjectListItem,
  ProjectView,
  UpdateProject,
  WholeProject,
} from './project.contract';
export { derivedStatuses, mayFollow, nextStatuses, projectStatus, projectStatuses } from './project-status';
export type { ProjectStatus, TransitionRights } from './project-status';
export { projectChanged } from './project.events';
export type { ProjectChanged } from './project.events';
export { projectErrors } from './projects.errors';
export { projectsPermissions } from './projects.permissions';
export type { ProjectsPermission } from './projects.permissions';
