import { Module } from '@nestjs/common';
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
  EntryRefRepository,
} from './reference/reference.repositories';
import { ProjectSearchController } from './search/project-search.controller';

@Module({
  controllers: [ProjectSearchController, ProjectController],
  providers: [
    ProjectRepository,
    ProjectService,
    ProjectStatusService,
    ProjectViews,
    AddressRefRepository,
    BillRefRepository,
    EmployeeRefRepository,
    EntryRefRepository,
    ReferenceConsumer,
  ],
})
export class ProjectsModule {}
