import type { ListQuery } from '@jahrring/contracts-common';
import {
  LicensedRepository,
  RepositoryServices,
  systemContext,
  type ListColumns,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AddressImportEntity } from './address-import.entity';
import { workingStates } from './import-states';

const columns: ListColumns = { fields: { createdAt: 'createdAt', state: 'state' } };

export interface PendingImport {
  id: string;
  licenceId: string;
}

@Injectable()
export class AddressImportRepository extends LicensedRepository<AddressImportEntity> {
  constructor(services: RepositoryServices) {
    super(services, AddressImportEntity, { name: 'addressImport', audit: false });
  }

  async page(ctx: RequestContext, query: ListQuery) {
    return query.pageSize === 'all' ? this.listAll(ctx, query, columns) : this.list(ctx, query, columns);
  }

  /** Imports of all licences that the job has to go on with: the one query here that no licence limits. */
  async findPending(): Promise<PendingImport[]> {
    const nobody = systemContext({ licenceId: '' });
    return this.db
      .manager(nobody)
      .createQueryBuilder(AddressImportEntity, 'run')
      .select('run.id', 'id')
      .addSelect('run.licenceId', 'licenceId')
      .where('run.state IN (:...states)', { states: [...workingStates] })
      .orderBy('run.updatedAt')
      .getRawMany<PendingImport>();
  }
}
