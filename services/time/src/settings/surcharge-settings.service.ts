import { defaultSurchargeSettings, type UpdateSurchargeSettings } from '@jahrring/contracts-time';
import { Clock, Database, LicenceSettings, type NewRecord, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SurchargeSettingsEntity } from './surcharge-settings.entity';
import { SurchargeSettingsRepository } from './surcharge-settings.repository';

/** The surcharges of a licence. */
@Injectable()
export class SurchargeSettingsService extends LicenceSettings<
  UpdateSurchargeSettings,
  SurchargeSettingsEntity
> {
  constructor(
    db: Database,
    repository: SurchargeSettingsRepository,
    private readonly clock: Clock,
  ) {
    super(db, repository, defaultSurchargeSettings);
  }

  /** Returns the row to save; surcharges of recorded entries that are still open are recalculated by the job. */
  protected override rowOf(
    ctx: RequestContext,
    values: UpdateSurchargeSettings,
  ): NewRecord<SurchargeSettingsEntity> {
    return { values, timeZone: ctx.timeZone, staleSince: this.clock.now() };
  }
}
