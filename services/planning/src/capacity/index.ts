export { EmploymentRefEntity, WorkingRulesEntity } from './capacity.entities';
export { CapacityModule } from './capacity.module';
export { CapacityService } from './capacity.service';
