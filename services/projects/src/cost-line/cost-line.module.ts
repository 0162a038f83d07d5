import { Module } from '@nestjs/common';
import { CostLineRepository } from './cost-line.repository';
import { ProjectSumsRepository } from './project-sums.repository';

@Module({
  providers: [CostLineRepository, ProjectSumsRepository],
  exports: [CostLineRepository, ProjectSumsRepository],
})
export class CostLinesModule {}
