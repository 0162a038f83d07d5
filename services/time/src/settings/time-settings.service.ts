import { defaultTimeSettings, type TimeSettings, type UpdateTimeSettings } from '@jahrring/contracts-time';
import { Database, LicenceSettings, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { TimeSettingsEntity } from './time-settings.entity';
import { TimeSettingsRepository } from './time-settings.repository';
import { WorkingRulesPublisher } from './working-rules.publisher';

/** The rules a licence records time by. */
@Injectable()
export class TimeSettingsService extends LicenceSettings<UpdateTimeSettings, TimeSettingsEntity> {
  constructor(
    db: Database,
    repository: TimeSettingsRepository,
    private readonly rules: WorkingRulesPublisher,
  ) {
    super(db, repository, defaultTimeSettings);
  }

  override async update(
    ctx: RequestContext,
    version: number,
    values: UpdateTimeSettings,
  ): Promise<TimeSettings> {
    return this.db.tx(ctx, async (ctx) => {
      const saved = await super.update(ctx, version, values);
      await this.rules.publish(ctx);
      return saved;
    });
  }
}
