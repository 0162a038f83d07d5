import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PluginSuspensionEntity } from './plugin-suspension.entity';

@Injectable()
export class PluginSuspensionRepository extends LicensedRepository<PluginSuspensionEntity> {
  constructor(services: RepositoryServices) {
    super(services, PluginSuspensionEntity, { name: 'pluginSuspension', audit: false, softDelete: false });
  }

  /** Of every licence: those that go on. */
  findOpenAnywhere(ctx: RequestContext): Promise<PluginSuspensionEntity[]> {
    return this.anywhere(ctx).where('suspension.resumedOn IS NULL').getMany();
  }

  /** Of every licence: those that were told and touch a span of days, both included. */
  findTold(ctx: RequestContext, firstDay: string, lastDay: string): Promise<PluginSuspensionEntity[]> {
    return this.anywhere(ctx)
      .where('suspension.toldAt IS NOT NULL AND suspension.suspendedOn <= :lastDay', { lastDay })
      .andWhere('(suspension.resumedOn IS NULL OR suspension.resumedOn >= :firstDay)', { firstDay })
      .getMany();
  }

  private anywhere(ctx: RequestContext) {
    return this.db.manager(ctx).createQueryBuilder(PluginSuspensionEntity, 'suspension');
  }
}
