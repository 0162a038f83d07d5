import { Module } from '@nestjs/common';
import { ProjectModule } from '../project';
import { PlanLineController } from './plan-line.controller';
import { PlanLineRepository } from './plan-line.repository';
import { PlanLineService } from './plan-line.service';

@Module({
  imports: [ProjectModule],
  controllers: [PlanLineController],
  providers: [PlanLineRepository, PlanLineService],
  exports: [PlanLineRepository, PlanLineService],
})
export class PlanModule {}
