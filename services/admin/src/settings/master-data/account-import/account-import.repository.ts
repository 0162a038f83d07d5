import {
  Clock,
  Database,
  LicensedRepository,
  RepositoryServices,
  type RequestContext,
  systemContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { InstallationRepository } from '../../../database';
import { AccountImportEntity, ChartTemplateEntity } from './account-import.entity';

/** Every query on imports of charts. */
@Injectable()
export class AccountImportRepository extends LicensedRepository<AccountImportEntity> {
  constructor(services: RepositoryServices) {
    super(services, AccountImportEntity, { name: 'accountImport', audit: false });
  }

  /** Imports of every licence that have a step to take, oldest first; for the job alone. */
  async findPending(): Promise<{ id: string; licenceId: string }[]> {
    return this.db
      .manager(systemContext({ licenceId: '' }))
      .createQueryBuilder(AccountImportEntity, 'run')
      .select('run.id', 'id')
      .addSelect('run.licenceId', 'licenceId')
      .where("run.state IN ('checking', 'running', 'undoing') AND run.deletedAt IS NULL")
      .orderBy('run.createdAt')
      .getRawMany<{ id: string; licenceId: string }>();
  }
}

/** The installation's own charts. */
@Injectable()
export class ChartTemplateRepository extends InstallationRepository<ChartTemplateEntity> {
  constructor(db: Database, clock: Clock) {
    super(db, clock, ChartTemplateEntity, 'chart', {
      fields: { title: 'chart.title' },
      search: ['chart.title'],
    });
  }

  findLiving(ctx: RequestContext): Promise<ChartTemplateEntity[]> {
    return this.query(ctx).where('chart.deletedAt IS NULL').orderBy('chart.title').getMany();
  }

  protected override toCurrent({ id, version }: ChartTemplateEntity): unknown {
    return { id, version };
  }
}
