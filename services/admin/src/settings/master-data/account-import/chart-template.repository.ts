import { Clock, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { InstallationRepository } from '../../../database';
import { ChartTemplateEntity } from './account-import.entity';

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
