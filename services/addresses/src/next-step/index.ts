export { NextStepEntity } from './next-step.entity';
export { NextStepModule } from './next-step.module';
export { NextStepRepository } from './next-step.repository';
