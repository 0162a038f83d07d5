import type { ServiceDefinition } from '@jahrring/service-kit';
import { EntryEntity } from './entry/entry.entity';
import { CreateTime1700000000001 } from './migrations/1700000000001-create-time';
import { EmployeeRefEntity } from './refs/employee-ref.entity';
import { ObjectRefEntity } from './refs/object-ref.entity';
import { ProjectEmployeeEntity } from './refs/project-employee.entity';
import { ProjectRefEntity } from './refs/project-ref.entity';
import { seedTime } from './seed/seed-time';
import { TimeModule } from './time.module';

export const timeService: ServiceDefinition = {
  tool: 'time',
  module: TimeModule,
  entities: [EntryEntity, EmployeeRefEntity, ProjectRefEntity, ObjectRefEntity, ProjectEmployeeEntity],
  migrations: [CreateTime1700000000001],
  seed: seedTime,
};
