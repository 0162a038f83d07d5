export { EmploymentRefEntity, WorkingRulesEntity } from './capacity.references';
export { CapacityModule } from './capacity.module';
export { CapacityService, type Rules } from './capacity.service';
