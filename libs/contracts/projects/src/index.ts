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
