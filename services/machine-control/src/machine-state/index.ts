export { MachineStateModule } from './machine-state.module';
export { MachineStateService } from './machine-state.service';
export type { NextDays } from './machine-state.service';
