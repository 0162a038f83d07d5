import {
  commonError,
  LicensedRepository,
  RepositoryServices,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LedgerEntity } from './ledger.entity';

/** Rows are added and read, nothing else. */
@Injectable()
export class LedgerRepository extends LicensedRepository<LedgerEntity> {
  constructor(services: RepositoryServices) {
    super(services, LedgerEntity, { name: 'absence_ledger' });
  }

  override update(): Promise<never> {
    throw commonError('FORBIDDEN');
  }

  override remove(): Promise<never> {
    throw commonError('FORBIDDEN');
  }

  /** Everything ever booked for a person, oldest first. */
  ofPerson(ctx: RequestContext, employeeId: string): Promise<LedgerEntity[]> {
    const qb = this.query(ctx).andWhere('absence_ledger.employeeId = :employeeId', { employeeId });
    return this.many(
      qb
        .orderBy('absence_ledger.bookedOn')
        .addOrderBy('absence_ledger.createdAt')
        .addOrderBy('absence_ledger.id'),
    );
  }
}
