import type { ServiceDefinition } from '@jahrring/service-kit';
import { BookkeepingModule } from './bookkeeping.module';
import { CreateReferences1795400000001 } from './migrations/1795400000001-create-references';
import { AccountRefEntity, AddressRefEntity, LicenceRefEntity } from './ref';

export const bookkeepingService: ServiceDefinition = {
  tool: 'bookkeeping',
  version: '0.1.0',
  module: BookkeepingModule,
  entities: [AccountRefEntity, AddressRefEntity, LicenceRefEntity],
  migrations: [CreateReferences1795400000001],
  auditSight: { '*': [{ needs: ['tools.debitors.index', 'tools.creditors.index'] }] },
};
