import type { ServiceDefinition } from '@jahrring/service-kit';
import { EvaluationsModule } from './evaluations.module';
import { FactEntity } from './fact';
import { CreateEvaluations1795520000001 } from './migrations/1795520000001-create-evaluations';
import {
  ActivityRefEntity,
  CustomerRefEntity,
  PersonRefEntity,
  ProjectPersonEntity,
  ProjectRefEntity,
  SupervisionEntity,
  TeamRefEntity,
} from './reference';

export const evaluationsService: ServiceDefinition = {
  tool: 'evaluations',
  version: '0.1.0',
  module: EvaluationsModule,
  entities: [
    FactEntity,
    PersonRefEntity,
    TeamRefEntity,
    ProjectRefEntity,
    ProjectPersonEntity,
    SupervisionEntity,
    ActivityRefEntity,
    CustomerRefEntity,
  ],
  migrations: [CreateEvaluations1795520000001],
};
