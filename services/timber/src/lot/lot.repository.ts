import { LicensedRepository, RepositoryServices, type ListColumns } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LotEntity } from './lot.entity';

export const lotColumns: ListColumns = {
  fields: { title: 'title', updatedAt: 'updatedAt' },
  search: ['title', 'note'],
};

/** Every query on lots, each limited to the licence. */
@Injectable()
export class LotRepository extends LicensedRepository<LotEntity> {
  constructor(services: RepositoryServices) {
    super(services, LotEntity, { name: 'lot' });
  }
}
