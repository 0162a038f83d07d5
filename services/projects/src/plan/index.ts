export { PlanLineEntity } from './plan-line.entity';
export { PlanLineRepository } from './plan-line.repository';
export { PlanLineService } from './plan-line.service';
export { PlanModule } from './plan.module';
