export { OwnPlanModule } from './own-plan.module';
export { OwnPlanService } from './own-plan.service';
