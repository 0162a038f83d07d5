import { Module } from '@nestjs/common';
import { CostLinesModule } from '../cost-line';
import { ProjectModule } from '../project';
import { PlanLineController } from './plan-line.controller';
import { PlanLineRepository } from './plan-line.repository';
import { PlanLineService } from './plan-line.service';

@Module({
  imports: [CostLinesModule, ProjectModule],
  controllers: [PlanLineController],
  providers: [PlanLineRepository, PlanLineService],
  exports: [PlanLineRepository, PlanLineService],
})
export class PlanModule {}
