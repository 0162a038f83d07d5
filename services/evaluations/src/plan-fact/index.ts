export { PlanFactEntity, PlanRefEntity } from './plan-fact.entities';
export { PlanFactModule } from './plan-fact.module';
export { PlanFigures } from './plan-figures.service';
export type { PlannedDay } from './plan-figures.service';
