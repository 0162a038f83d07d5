import {
  fieldErrorOf,
  isUniqueViolation,
  LicensedRepository,
  type NewRecord,
  type RecordPatch,
  RepositoryServices,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmploymentPeriodEntity } from './employment-period.entity';

/** Two periods of a person never begin on the same day, which is all that keeps them from overlapping. */
const startKey = { index: 'ux_employment_periods_membership_id_valid_from', column: 'valid_from' };

@Injectable()
export class EmploymentPeriodRepository extends LicensedRepository<EmploymentPeriodEntity> {
  constructor(services: RepositoryServices) {
    super(services, EmploymentPeriodEntity, { name: 'employmentPeriod', softDelete: false });
  }

  /** Oldest first, person by person. */
  async findOf(ctx: RequestContext, membershipIds: readonly string[]): Promise<EmploymentPeriodEntity[]> {
    if (membershipIds.length === 0) return [];
    return this.many(
      this.query(ctx)
        .andWhere('employmentPeriod.membershipId IN (:...ids)', { ids: [...membershipIds] })
        .orderBy('employmentPeriod.validFrom'),
    );
  }

  async create(
    ctx: RequestContext,
    values: NewRecord<EmploymentPeriodEntity>,
  ): Promise<EmploymentPeriodEntity> {
    return this.unlessTaken(() => this.insert(ctx, values));
  }

  async change(
    ctx: RequestContext,
    id: string,
    version: number,
    patch: RecordPatch<EmploymentPeriodEntity>,
  ): Promise<EmploymentPeriodEntity> {
    return this.unlessTaken(() => this.update(ctx, id, version, patch));
  }

  /** The entry stands with the person already. */
  protected override get unaudited(): readonly (keyof EmploymentPeriodEntity & string)[] {
    return ['membershipId'];
  }

  /** Part of what happened to the person. */
  protected override auditedAs({ membershipId }: EmploymentPeriodEntity): string {
    return membershipId;
  }

  private async unlessTaken<T>(write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (error) {
      if (isUniqueViolation(error, startKey)) throw fieldErrorOf('validFrom', 'unique');
      throw error;
    }
  }
}
