export { PhaseEntity } from './phase.entity';
export { PhaseModule } from './phase.module';
export { PhaseRepository } from './phase.repository';
export { toPhaseViews } from './phase.views';
