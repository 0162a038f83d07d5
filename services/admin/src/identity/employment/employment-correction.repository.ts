import { adminErrors } from '@jahrring/contracts-admin';
import {
  AppError,
  isUniqueViolation,
  LicensedRepository,
  type NewRecord,
  RepositoryServices,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmploymentCorrectionEntity } from './employment-correction.entity';

const reversalKey = { index: 'ux_employment_corrections_reverses_id', column: 'reverses_id' };

/** The ledger: lines are added, never changed or removed. */
@Injectable()
export class EmploymentCorrectionRepository extends LicensedRepository<EmploymentCorrectionEntity> {
  constructor(services: RepositoryServices) {
    super(services, EmploymentCorrectionEntity, { name: 'employmentCorrection' });
  }

  /** By day, then in the order they were written. */
  async findOf(ctx: RequestContext, membershipId: string): Promise<EmploymentCorrectionEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('employmentCorrection.membershipId = :membershipId', { membershipId })
        .orderBy('employmentCorrection.date')
        .addOrderBy('employmentCorrection.id'),
    );
  }

  async add(
    ctx: RequestContext,
    values: NewRecord<EmploymentCorrectionEntity>,
  ): Promise<EmploymentCorrectionEntity> {
    try {
      return await this.insert(ctx, values);
    } catch (error) {
      if (isUniqueViolation(error, reversalKey)) throw new AppError(adminErrors, 'CORRECTION_REVERSED');
      throw error;
    }
  }

  /** The entry stands with the person already. */
  protected override get unaudited(): readonly (keyof EmploymentCorrectionEntity & string)[] {
    return ['membershipId'];
  }

  /** Part of what happened to the person. */
  protected override auditedAs({ membershipId }: EmploymentCorrectionEntity): string {
    return membershipId;
  }
}
