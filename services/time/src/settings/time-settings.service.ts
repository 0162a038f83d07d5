import { defaultTimeSettings, type UpdateTimeSettings } from '@jahrring/contracts-time';
import { Database, LicenceSettings } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { TimeSettingsEntity } from './time-settings.entity';
import { TimeSettingsRepository } from './time-settings.repository';

/** The rules a licence records time by. */
@Injectable()
export class TimeSettingsService extends LicenceSettings<UpdateTimeSettings, TimeSettingsEntity> {
  constructor(db: Database, repository: TimeSettingsRepository) {
    super(db, repository, defaultTimeSettings);
  }
}
