import { Module } from '@nestjs/common';
import { ProjectFiguresConsumer } from './project-figures.consumer';
import { CostFactRepository, ProjectFiguresRepository } from './project-figures.repositories';

@Module({
  providers: [CostFactRepository, ProjectFiguresRepository, ProjectFiguresConsumer],
  exports: [CostFactRepository, ProjectFiguresRepository],
})
export class ProjectFiguresModule {}
