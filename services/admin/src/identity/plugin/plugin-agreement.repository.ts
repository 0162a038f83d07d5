import type { PluginId } from '@jahrring/contracts-admin';
import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceEntity } from '../identity-record';
import { PluginAgreementEntity } from './plugin-agreement.entity';

/**
 * Agreement under which a licence owes money, without the person who agreed. `price`: a decimal as the database returns
 * it.
 */
export interface OwedAgreement {
  id: string;
  licenceId: string;
  licenceName: string;
  plugin: PluginId;
  price: string | number;
}

@Injectable()
export class PluginAgreementRepository extends LicensedRepository<PluginAgreementEntity> {
  constructor(services: RepositoryServices) {
    super(services, PluginAgreementEntity, { name: 'pluginAgreement' });
  }

  /** Those that hold: not ended. */
  findOpen(ctx: RequestContext): Promise<PluginAgreementEntity[]> {
    return this.many(this.query(ctx).andWhere('pluginAgreement.endedOn IS NULL'));
  }

  findOpenOf(ctx: RequestContext, plugin: PluginId): Promise<PluginAgreementEntity | null> {
    const open = this.query(ctx).andWhere('pluginAgreement.endedOn IS NULL');
    return this.one(open.andWhere('pluginAgreement.plugin = :plugin', { plugin }));
  }

  /** Those of a plugin, ended ones included. */
  findAllOf(ctx: RequestContext, plugin: PluginId): Promise<PluginAgreementEntity[]> {
    return this.many(this.query(ctx).andWhere('pluginAgreement.plugin = :plugin', { plugin }));
  }

  /** Of every licence: those that cost something between two days, both included; last agreed first. */
  findOwed(ctx: RequestContext, firstDay: string, lastDay: string): Promise<OwedAgreement[]> {
    return this.db
      .manager(ctx)
      .createQueryBuilder(PluginAgreementEntity, 'agreement')
      .leftJoin(LicenceEntity, 'licence', 'licence.id = agreement.licenceId')
      .select('agreement.id', 'id')
      .addSelect('agreement.licenceId', 'licenceId')
      .addSelect('agreement.plugin', 'plugin')
      .addSelect('agreement.price', 'price')
      .addSelect("COALESCE(licence.name, '')", 'licenceName')
      .where('agreement.deletedAt IS NULL AND agreement.price > 0 AND agreement.startsOn <= :lastDay', {
        lastDay,
      })
      .andWhere(
        '(agreement.endedOn IS NULL OR (agreement.endedOn >= :firstDay AND agreement.endedOn >= agreement.startsOn))',
        { firstDay },
      )
      .orderBy('agreement.agreedAt', 'DESC')
      .addOrderBy('agreement.id', 'DESC')
      .getRawMany<OwedAgreement>();
  }

  /** Of whichever licence, in the order of the ids. */
  async findInOrder(ctx: RequestContext, ids: readonly string[]): Promise<PluginAgreementEntity[]> {
    if (ids.length === 0) return [];
    const rows = await this.db
      .manager(ctx)
      .createQueryBuilder(PluginAgreementEntity, 'agreement')
      .where('agreement.id IN (:...ids)', { ids: [...ids] })
      .getMany();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}
