import type { ServiceDefinition } from '@jahrring/service-kit';
import { TimberModule } from './timber.module';
import { LotEntity } from './lot';
import { CreateLots1795645575842 } from './migrations/1795645575842-create-lots';

export const timberService: ServiceDefinition = {
  tool: 'timber',
  version: '0.1.0',
  module: TimberModule,
  entities: [LotEntity],
  migrations: [CreateLots1795645575842],
};
