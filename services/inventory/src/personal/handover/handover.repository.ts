import {
  LicensedRepository,
  RepositoryServices,
  type ListColumns,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { nextNumber } from '../next-number';
import { HandoverEntity } from './handover.entity';
import { limitToOwn } from './own-records';

export const handoverColumns: ListColumns = {
  fields: { number: 'number', on: 'day', employeeName: 'employeeName', employeeId: 'employeeId' },
  search: ['employeeName', 'giverName', 'note'],
};

/** Every query on hand-overs; those without the right for all see their own. */
@Injectable()
export class HandoverRepository extends LicensedRepository<HandoverEntity> {
  constructor(services: RepositoryServices) {
    super(services, HandoverEntity, { name: 'handover' });
  }

  /** Fields excluded from the audit trail: readers of it must not see signatures. */
  protected override get unaudited(): readonly ['signatures'] {
    return ['signatures'];
  }

  protected override scope(
    ctx: RequestContext,
    query: SelectQueryBuilder<HandoverEntity>,
    alias: string,
  ): void {
    limitToOwn(ctx, query, alias);
  }

  /** The next free number of the licence, held until the transaction ends. */
  nextNumber(ctx: RequestContext): Promise<number> {
    return nextNumber(this.db, ctx, 'personal_handovers');
  }
}
