export { EmploymentRefEntity, WorkingRulesEntity } from './capacity.entities';
export { CapacityModule } from './capacity.module';
export { CapacityService, type Rules } from './capacity.service';
