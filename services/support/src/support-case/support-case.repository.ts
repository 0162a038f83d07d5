import { LicensedRepository, RepositoryServices, type ListColumns } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { SupportCaseEntity } from './support-case.entity';

export const supportCaseColumns: ListColumns = {
  fields: { title: 'title', updatedAt: 'updatedAt' },
  search: ['title', 'note'],
};

/** Every query on support cases, each limited to the licence. */
@Injectable()
export class SupportCaseRepository extends LicensedRepository<SupportCaseEntity> {
  constructor(services: RepositoryServices) {
    super(services, SupportCaseEntity, { name: 'support-case' });
  }
}
