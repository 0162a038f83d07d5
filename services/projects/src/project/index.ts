export { ProjectEmployeeEntity } from './project-employee.entity';
export { ProjectStatusService } from './project-status.service';
export { ProjectViews } from './project-views';
export { projectWorkPermissions } from './project-work';
export { ProjectEntity } from './project.entity';
export { toNewProject, toProjectChanged } from './project-record';
export { ProjectModule } from './project.module';
export { ProjectRepository, projectColumns } from './project.repository';
export { ProjectService, requirePriceRights } from './project.service';
