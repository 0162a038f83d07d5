import type { ServiceDefinition } from '@jahrring/service-kit';
import { SupportCaseEntity } from './case';
import { DeskAgentEntity } from './agent';
import { MessageEntity } from './message';
import { CreateSupport1795321365640 } from './migrations/1795321365640-create-support';
import { CasePersonEntity } from './people';
import { EmployeeRefEntity, LicenceRefEntity } from './reference';
import { seedSupport } from './seed/support.seed';
import { DeskSettingsEntity, SupportSettingsEntity } from './settings';
import { SupportModule } from './support.module';

export const supportService: ServiceDefinition = {
  tool: 'support',
  version: '0.1.0',
  module: SupportModule,
  entities: [
    SupportCaseEntity,
    MessageEntity,
    CasePersonEntity,
    DeskAgentEntity,
    DeskSettingsEntity,
    SupportSettingsEntity,
    EmployeeRefEntity,
    LicenceRefEntity,
  ],
  migrations: [CreateSupport1795321365640],
  seed: seedSupport,
};
