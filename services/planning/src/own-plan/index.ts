export { OwnPlanModule } from './own-plan.module';
