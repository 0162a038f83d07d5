import type { ServiceDefinition } from '@jahrring/service-kit';
import { AssignmentEntity, DaySlotEntity } from './assignment';
import { CreatePlanning1700000000001 } from './migrations/1700000000001-create-planning';
import { PlanningModule } from './planning.module';
import { seedPlanning } from './planning.seed';
import { EmployeeRefEntity, ProjectEmployeeEntity, ProjectRefEntity } from './reference';

export const planningService: ServiceDefinition = {
  tool: 'planning',
  version: '0.1.0',
  module: PlanningModule,
  entities: [AssignmentEntity, DaySlotEntity, EmployeeRefEntity, ProjectRefEntity, ProjectEmployeeEntity],
  migrations: [CreatePlanning1700000000001],
  auditSight: { assignment: [{ needs: ['tools.planer.index'] }] },
  seed: seedPlanning,
};
