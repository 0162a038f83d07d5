export { AnnualPlanModule } from './annual-plan.module';
export { AnnualPlanService } from './annual-plan.service';
