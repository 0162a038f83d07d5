import { adminErrors } from '@jahrring/contracts-admin';
import {
  AppError,
  Clock,
  commonError,
  Database,
  indexName,
  isUniqueViolation,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { InstallationRepository } from '../../../database';
import { IndustryPackageEntity } from './industry-package.entity';

const versionIndex = {
  index: indexName('industry_packages', ['package_key', 'number'], true),
  column: 'package_key',
};

@Injectable()
export class IndustryPackageRepository extends InstallationRepository<IndustryPackageEntity> {
  constructor(db: Database, clock: Clock) {
    super(db, clock, IndustryPackageEntity, 'package', { fields: {}, search: [] });
  }

  findAll(ctx: RequestContext): Promise<IndustryPackageEntity[]> {
    return this.query(ctx).orderBy('package.packageKey').addOrderBy('package.number').getMany();
  }

  /** Keeps a version; 409 where somebody has imported the same one meanwhile. */
  async add(
    ctx: RequestContext,
    values: Pick<IndustryPackageEntity, 'packageKey' | 'number' | 'content'>,
  ): Promise<IndustryPackageEntity> {
    try {
      return await this.insert(ctx, values);
    } catch (error) {
      if (isUniqueViolation(error, versionIndex)) throw new AppError(adminErrors, 'PACKAGE_VERSION_TAKEN');
      throw error;
    }
  }

  /** An imported version, held until the transaction ends; 404 where there is none. */
  async lockVersion(ctx: RequestContext, packageKey: string, number: number): Promise<IndustryPackageEntity> {
    const query = this.query(ctx).where('package.packageKey = :packageKey AND package.number = :number', {
      packageKey,
      number,
    });
    // SQLite has one writer at a time anyway, and knows no row locks.
    if (this.db.kind === 'mysql') query.setLock('pessimistic_write');
    const row = await query.getOne();
    if (!row) throw commonError('NOT_FOUND');
    return row;
  }

  async remove(ctx: RequestContext, id: string): Promise<void> {
    await this.db.writing(ctx).delete(IndustryPackageEntity, { id });
  }

  protected override toCurrent({ id, version }: IndustryPackageEntity): unknown {
    return { id, version };
  }
}
