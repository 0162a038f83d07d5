import { adminErrors } from '@jahrring/contracts-admin';
import {
  AppError,
  indexName,
  isUniqueViolation,
  LicensedRepository,
  type NewRecord,
  RepositoryServices,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { IndustryApplicationEntity } from './industry-application.entity';

const packageIndex = {
  index: indexName('industry_applications', ['licence_id', 'package_key'], true),
  column: 'package_key',
};

@Injectable()
export class IndustryApplicationRepository extends LicensedRepository<IndustryApplicationEntity> {
  constructor(services: RepositoryServices) {
    super(services, IndustryApplicationEntity, { name: 'industrySolution', softDelete: false });
  }

  findAll(ctx: RequestContext): Promise<IndustryApplicationEntity[]> {
    return this.many(this.query(ctx));
  }

  findByKey(ctx: RequestContext, packageKey: string): Promise<IndustryApplicationEntity | null> {
    return this.one(this.query(ctx).andWhere('industrySolution.packageKey = :packageKey', { packageKey }));
  }

  /** All of the licence as they stand now, held until the transaction ends. */
  findAllHeld(ctx: RequestContext): Promise<IndustryApplicationEntity[]> {
    const query = this.query(ctx);
    // SQLite has one writer at a time anyway, and knows no row locks.
    return this.many(this.db.kind === 'sqlite' ? query : query.setLock('pessimistic_write'));
  }

  /** The first of a package in the licence; 409 where somebody else has begun it meanwhile. */
  async begin(
    ctx: RequestContext,
    values: NewRecord<IndustryApplicationEntity>,
  ): Promise<IndustryApplicationEntity> {
    try {
      return await this.insert(ctx, values);
    } catch (error) {
      if (isUniqueViolation(error, packageIndex)) throw new AppError(adminErrors, 'SOLUTION_BUSY');
      throw error;
    }
  }

  /** Of every licence: whether one has this version, or had it and keeps its report. For superadmins alone. */
  async hasVersion(ctx: RequestContext, packageKey: string, number: number): Promise<boolean> {
    return (await this.db.manager(ctx).countBy(IndustryApplicationEntity, { packageKey, number })) > 0;
  }

  /** Of every licence: how many have each version, by key and number. For superadmins alone. */
  async countByVersion(ctx: RequestContext): Promise<ReadonlyMap<string, number>> {
    const rows = await this.db
      .manager(ctx)
      .createQueryBuilder(IndustryApplicationEntity, 'application')
      .select('application.packageKey', 'packageKey')
      .addSelect('application.number', 'number')
      .addSelect('COUNT(*)', 'count')
      .where("application.state <> 'takenBack'")
      .groupBy('application.packageKey')
      .addGroupBy('application.number')
      .getRawMany<{ packageKey: string; number: number; count: number | string }>();
    return new Map(rows.map(({ packageKey, number, count }) => [`${packageKey} ${number}`, Number(count)]));
  }
}
