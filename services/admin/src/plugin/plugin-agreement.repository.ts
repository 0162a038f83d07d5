import type { PluginId } from '@jahrring/contracts-admin';
import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PluginAgreementRow } from './plugin-agreement.entity';

@Injectable()
export class PluginAgreementRepository extends LicensedRepository<PluginAgreementRow> {
  constructor(services: RepositoryServices) {
    super(services, PluginAgreementRow, { name: 'pluginAgreement' });
  }

  /** Those that hold: not ended. */
  findOpen(ctx: RequestContext): Promise<PluginAgreementRow[]> {
    return this.many(this.query(ctx).andWhere('pluginAgreement.endedOn IS NULL'));
  }

  findOpenOf(ctx: RequestContext, plugin: PluginId): Promise<PluginAgreementRow | null> {
    const open = this.query(ctx).andWhere('pluginAgreement.endedOn IS NULL');
    return this.one(open.andWhere('pluginAgreement.plugin = :plugin', { plugin }));
  }

  /** Of every licence: those that cost something between two days, both included; last agreed first. */
  findOwed(ctx: RequestContext, firstDay: string, lastDay: string): Promise<PluginAgreementRow[]> {
    return this.db
      .manager(ctx)
      .createQueryBuilder(PluginAgreementRow, 'agreement')
      .where('agreement.deletedAt IS NULL AND agreement.price > 0 AND agreement.startsOn <= :lastDay', {
        lastDay,
      })
      .andWhere(
        '(agreement.endedOn IS NULL OR (agreement.endedOn >= :firstDay AND agreement.endedOn >= agreement.startsOn))',
        { firstDay },
      )
      .orderBy('agreement.agreedAt', 'DESC')
      .addOrderBy('agreement.id', 'DESC')
      .getMany();
  }
}
