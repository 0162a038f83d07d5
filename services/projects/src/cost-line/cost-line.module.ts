import { Module } from '@nestjs/common';
import { CostLineRepository } from './cost-line.repository';
import { FiguresDueRepository } from './figures-due.repository';
import { ProjectSumsRepository } from './project-sums.repository';

@Module({
  providers: [CostLineRepository, ProjectSumsRepository, FiguresDueRepository],
  exports: [CostLineRepository, ProjectSumsRepository, FiguresDueRepository],
})
export class CostLinesModule {}
