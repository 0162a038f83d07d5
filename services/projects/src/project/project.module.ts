import { Module } from '@nestjs/common';
import { CostLinesModule } from '../cost-line';
import { ReferencesModule } from '../reference';
import { SettingsModule } from '../settings';
import { ProjectStatusService } from './project-status.service';
import { ProjectViews } from './project-views';
import { ProjectRepository } from './project.repository';
import { ProjectService } from './project.service';
import { ReferenceConsumer } from './reference.consumer';
import { ProjectSurroundingsRepository } from './surroundings.repository';

@Module({
  imports: [CostLinesModule, ReferencesModule, SettingsModule],
  providers: [
    ProjectRepository,
    ProjectService,
    ProjectStatusService,
    ProjectSurroundingsRepository,
    ProjectViews,
    ReferenceConsumer,
  ],
  exports: [ProjectRepository, ProjectService, ProjectStatusService, ProjectViews],
})
export class ProjectModule {}
