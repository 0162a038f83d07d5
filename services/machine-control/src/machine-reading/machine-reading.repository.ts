import { LicensedRepository, RepositoryServices, type ListColumns } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MachineReadingEntity } from './machine-reading.entity';

export const machineReadingColumns: ListColumns = {
  fields: { title: 'title', updatedAt: 'updatedAt' },
  search: ['title', 'note'],
};

/** Every query on machine readings, each limited to the licence. */
@Injectable()
export class MachineReadingRepository extends LicensedRepository<MachineReadingEntity> {
  constructor(services: RepositoryServices) {
    super(services, MachineReadingEntity, { name: 'machine-reading' });
  }
}
