import { Module } from '@nestjs/common';
import { ProjectExportController } from './export/project-export.controller';
import { ProjectExportService } from './export/project-export.service';
import { controllingControllers, controllingProviders } from './projects.parts';
import { ProjectStatusService } from './project/project-status.service';
import { ProjectViews } from './project/project-views';
import { ProjectController } from './project/project.controller';
import { ProjectRepository } from './project/project.repository';
import { ProjectService } from './project/project.service';
import { ReferenceConsumer } from './reference/reference.consumer';
import {
  AddressRefRepository,
  BillRefRepository,
  EmployeeRefRepository,
  ObjectRefRepository,
} from './reference/reference.repositories';
import { ProjectSearchController } from './search/project-search.controller';
import { taskControllers, taskProviders } from './task/task.parts';

@Module({
  controllers: [
    ...controllingControllers,
    ...taskControllers,
    ProjectSearchController,
    ProjectExportController,
    ProjectController,
  ],
  providers: [
    ...controllingProviders,
    ...taskProviders,
    ProjectExportService,
    ProjectRepository,
    ProjectService,
    ProjectStatusService,
    ProjectViews,
    AddressRefRepository,
    BillRefRepository,
    EmployeeRefRepository,
    ObjectRefRepository,
    ReferenceConsumer,
  ],
})
export class ProjectsModule {}
