import { Module } from '@nestjs/common';
import { NotesModule } from '../note';
import { PlanModule } from '../plan';
import { ProjectModule } from '../project';
import { TasksModule } from '../task';
import { ProjectDuplicateService } from './project-duplicate.service';
import { ProjectController } from './project.controller';

@Module({
  imports: [NotesModule, PlanModule, ProjectModule, TasksModule],
  controllers: [ProjectController],
  providers: [ProjectDuplicateService],
})
export class ProjectEndpointsModule {}
