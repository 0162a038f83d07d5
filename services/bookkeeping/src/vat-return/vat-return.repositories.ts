import { LicensedRepository, RepositoryServices, SettingsRepository } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { VatReturnEntity } from './vat-return.entity';
import { VatSettingsEntity } from './vat-settings.entity';

@Injectable()
export class VatReturnRepository extends LicensedRepository<VatReturnEntity> {
  constructor(services: RepositoryServices) {
    super(services, VatReturnEntity, { name: 'vatReturn', softDelete: false });
  }

  /** All returns that lie in the days from … to, reopened ones too, the newest first. */
  within(ctx: RequestContext, from: string, to: string): Promise<VatReturnEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('vatReturn.fromDay >= :from AND vatReturn.toDay <= :to', { from, to })
        .orderBy('vatReturn.closedAt', 'DESC'),
    );
  }
}

@Injectable()
export class VatSettingsRepository extends SettingsRepository<VatSettingsEntity> {
  constructor(services: RepositoryServices) {
    super(services, VatSettingsEntity, { name: 'vatSettings' });
  }
}
