import type { ServiceDefinition } from '@jahrring/service-kit';
import { SupportModule } from './support.module';
import { SupportCaseEntity } from './support-case/support-case.entity';
import { CreateSupportCases1795319689010 } from './migrations/1795319689010-create-support-cases';

export const supportService: ServiceDefinition = {
  tool: 'support',
  version: '0.1.0',
  module: SupportModule,
  entities: [SupportCaseEntity],
  migrations: [CreateSupportCases1795319689010],
};
