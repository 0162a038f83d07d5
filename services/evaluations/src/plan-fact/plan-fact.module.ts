import { Module } from '@nestjs/common';
import { FactModule } from '../fact';
import { ReferenceModule } from '../reference';
import { WorkingTimeModule } from '../working-time';
import { PlanFactConsumer } from './plan-fact.consumer';
import { PlanFactRepository, PlanRefRepository } from './plan-fact.repositories';
import { PlanFigures } from './plan-figures.service';

@Module({
  imports: [FactModule, ReferenceModule, WorkingTimeModule],
  providers: [PlanRefRepository, PlanFactRepository, PlanFactConsumer, PlanFigures],
  exports: [PlanFigures],
})
export class PlanFactModule {}
