import { LicensedRepository, RepositoryServices, type ListColumns } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { KitEntity } from './kit.entity';

export const kitColumns: ListColumns = {
  fields: { title: 'title', updatedAt: 'updatedAt' },
  search: ['title'],
};

/** Every query on kits. */
@Injectable()
export class KitRepository extends LicensedRepository<KitEntity> {
  constructor(services: RepositoryServices) {
    super(services, KitEntity, { name: 'kit' });
  }
}
