import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AbsenceSettingsEntity } from './absence-settings.entity';

@Injectable()
export class AbsenceSettingsRepository extends LicensedRepository<AbsenceSettingsEntity> {
  constructor(services: RepositoryServices) {
    super(services, AbsenceSettingsEntity, { name: 'absence_settings' });
  }

  /** The licence's one row, or null while it has none of its own. */
  findOwn(ctx: RequestContext): Promise<AbsenceSettingsEntity | null> {
    return this.one(this.query(ctx));
  }
}
