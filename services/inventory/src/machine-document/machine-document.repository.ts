import {
  LicensedRepository,
  RepositoryServices,
  type ListColumns,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { limitToVisible, seesObjectPrices } from '../object-record';
import { MachineDocumentEntity } from './machine-document.entity';

export const machineDocumentColumns: ListColumns = {
  fields: { machineId: 'machineId', kind: 'kind', title: 'title', validUntil: 'validUntil' },
  search: ['title'],
};

/** Papers that say what a machine costs. */
const priced = ['insurance', 'leasing'];

/** Every query on papers of machines: of those the caller may see; without a right to prices none that tells them. */
@Injectable()
export class MachineDocumentRepository extends LicensedRepository<MachineDocumentEntity> {
  constructor(services: RepositoryServices) {
    super(services, MachineDocumentEntity, { name: 'machineDocument' });
  }

  protected override scope(
    ctx: RequestContext,
    query: SelectQueryBuilder<MachineDocumentEntity>,
    alias: string,
  ): void {
    limitToVisible(ctx, query, alias, 'machineId');
    if (!seesObjectPrices(ctx)) query.andWhere(`${alias}.kind NOT IN (:...priced)`, { priced });
  }

  /** Those of a machine that end some day. */
  async ending(ctx: RequestContext, machineId: string): Promise<MachineDocumentEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('machineDocument.machineId = :machineId', { machineId })
        .andWhere('machineDocument.validUntil IS NOT NULL'),
    );
  }
}
