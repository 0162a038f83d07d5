import { Module } from '@nestjs/common';
import { CostLinesModule } from '../cost-line';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { DocumentConsumer } from './document.consumer';
import { ProjectStatusService } from './project-status.service';
import { ProjectViews } from './project-views';
import { ProjectRepository } from './project.repository';
import { ProjectService } from './project.service';
import { ProjectSurroundingsRepository } from './surroundings.repository';

@Module({
  imports: [CostLinesModule, ReferenceModule, SettingsModule],
  providers: [
    DocumentConsumer,
    ProjectRepository,
    ProjectService,
    ProjectStatusService,
    ProjectSurroundingsRepository,
    ProjectViews,
  ],
  exports: [ProjectRepository, ProjectService, ProjectStatusService, ProjectViews],
})
export class ProjectModule {}
