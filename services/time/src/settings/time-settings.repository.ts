import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { TimeSettingsEntity } from './time-settings.entity';

@Injectable()
export class TimeSettingsRepository extends LicensedRepository<TimeSettingsEntity> {
  constructor(services: RepositoryServices) {
    super(services, TimeSettingsEntity, { name: 'time_settings' });
  }

  /** The licence's one row, or null while it has none of its own. */
  findOwn(ctx: RequestContext): Promise<TimeSettingsEntity | null> {
    return this.one(this.query(ctx));
  }
}
