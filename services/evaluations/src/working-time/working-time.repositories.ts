import { ReferenceRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import {
  AbsenceDaysEntity,
  EmploymentRefEntity,
  LedgerRefEntity,
  SurchargeRefEntity,
  WorkingRulesEntity,
} from './working-time.entities';

/** Days, both inclusive. */
export interface DaySpan {
  from: string;
  to: string;
}

@Injectable()
export class AbsenceDaysRepository extends ReferenceRepository<AbsenceDaysEntity> {
  constructor(services: RepositoryServices) {
    super(services, AbsenceDaysEntity, 'absenceDays');
  }

  /** Those of these people that count and touch the days. The caller decides who may know of them. */
  async ofPeople(ctx: RequestContext, ids: readonly string[], span: DaySpan): Promise<AbsenceDaysEntity[]> {
    if (ids.length === 0) return [];
    return this.many(
      this.query(ctx)
        .andWhere('absenceDays.counts = :yes AND absenceDays.employeeId IN (:...ids)', {
          ...{ yes: true, ids: [...ids] },
        })
        .andWhere('absenceDays.lastDay >= :from AND absenceDays.firstDay <= :to', span)
        .orderBy('absenceDays.firstDay')
        .addOrderBy('absenceDays.id'),
    );
  }
}

@Injectable()
export class EmploymentRefRepository extends ReferenceRepository<EmploymentRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, EmploymentRefEntity, 'employment');
  }
}

@Injectable()
export class WorkingRulesRepository extends ReferenceRepository<WorkingRulesEntity> {
  constructor(services: RepositoryServices) {
    super(services, WorkingRulesEntity, 'workingRules');
  }
}

@Injectable()
export class LedgerRefRepository extends ReferenceRepository<LedgerRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, LedgerRefEntity, 'ledgerRef');
  }

  /** Everything booked for these people up to the end of a year, in its order. */
  async ofPeople(ctx: RequestContext, ids: readonly string[], year: number): Promise<LedgerRefEntity[]> {
    if (ids.length === 0) return [];
    return this.many(
      this.query(ctx)
        .andWhere('ledgerRef.employeeId IN (:...ids) AND ledgerRef.year <= :year', { ids: [...ids], year })
        .orderBy('ledgerRef.bookedOn')
        .addOrderBy('ledgerRef.id'),
    );
  }
}

@Injectable()
export class SurchargeRefRepository extends ReferenceRepository<SurchargeRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, SurchargeRefEntity, 'surchargeRef');
  }

  /** Those of these people that touch the days. */
  async ofPeople(ctx: RequestContext, ids: readonly string[], span: DaySpan): Promise<SurchargeRefEntity[]> {
    if (ids.length === 0) return [];
    return this.many(
      this.query(ctx)
        .andWhere('surchargeRef.employeeId IN (:...ids)', { ids: [...ids] })
        .andWhere('surchargeRef.lastDay >= :from AND surchargeRef.firstDay <= :to', span)
        .orderBy('surchargeRef.firstDay')
        .addOrderBy('surchargeRef.id'),
    );
  }
}
