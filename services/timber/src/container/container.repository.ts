import { LicensedRepository, RepositoryServices, type ListColumns } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ContainerEntity } from './container.entity';

export const containerColumns: ListColumns = {
  fields: {
    title: 'title',
    place: 'place',
    lotId: 'lotId',
    weighedOn: 'weighedOn',
    updatedAt: 'updatedAt',
  },
  search: ['title', 'place', 'note'],
};

/** Every query on containers, each limited to the licence. */
@Injectable()
export class ContainerRepository extends LicensedRepository<ContainerEntity> {
  constructor(services: RepositoryServices) {
    super(services, ContainerEntity, { name: 'container' });
  }
}
