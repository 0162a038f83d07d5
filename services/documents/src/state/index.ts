export { StatesModule } from './state.module';
export { StepService } from './step.service';
