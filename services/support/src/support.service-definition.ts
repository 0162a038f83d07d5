import type { ServiceDefinition } from '@jahrring/service-kit';
import { SupportCaseEntity } from './case/support-case.entity';
import { DeskAgentEntity } from './desk/desk-agent.entity';
import { MessageEntity } from './message/message.entity';
import { CreateSupport1795321365640 } from './migrations/1795321365640-create-support';
import { CasePersonEntity } from './people/case-person.entity';
import { EmployeeRefEntity } from './reference/employee-ref.entity';
import { LicenceRefEntity } from './reference/licence-ref.entity';
import { seedSupport } from './seed/support.seed';
import { DeskSettingsEntity } from './settings/desk-settings.entity';
import { SupportSettingsEntity } from './settings/support-settings.entity';
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
