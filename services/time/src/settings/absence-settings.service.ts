import {
  defaultAbsenceSettings,
  type AbsenceSettings,
  type UpdateAbsenceSettings,
} from '@jahrring/contracts-time';
import { Database, LicenceSettings, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { SurchargeSettingsRepository } from './surcharge-settings.repository';
import type { AbsenceSettingsEntity } from './absence-settings.entity';
import { AbsenceSettingsRepository } from './absence-settings.repository';
import { WorkingRulesPublisher } from './working-rules.publisher';

/** The rules a licence treats absences by, and its public holidays. */
@Injectable()
export class AbsenceSettingsService extends LicenceSettings<UpdateAbsenceSettings, AbsenceSettingsEntity> {
  constructor(
    db: Database,
    repository: AbsenceSettingsRepository,
    private readonly surcharges: SurchargeSettingsRepository,
    private readonly rules: WorkingRulesPublisher,
  ) {
    super(db, repository, defaultAbsenceSettings);
  }

  /** Other public holidays are other surcharges: open entries are worked out anew by the job. */
  override async update(
    ctx: RequestContext,
    version: number,
    values: UpdateAbsenceSettings,
  ): Promise<AbsenceSettings> {
    return this.db.tx(ctx, async (ctx) => {
      const saved = await super.update(ctx, version, values);
      await this.surcharges.setStale(ctx);
      await this.rules.publish(ctx);
      return saved;
    });
  }
}
