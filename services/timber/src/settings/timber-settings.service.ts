import { defaultTimberSettings, type UpdateTimberSettings } from '@jahrring/contracts-timber';
import { Database, LicenceSettings } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { TimberSettingsEntity } from './timber-settings.entity';
import { TimberSettingsRepository } from './timber-settings.repository';

/** By whose usages is measured, bark tables and conversion factors by their days. */
@Injectable()
export class TimberSettingsService extends LicenceSettings<UpdateTimberSettings, TimberSettingsEntity> {
  constructor(db: Database, repository: TimberSettingsRepository) {
    super(db, repository, defaultTimberSettings);
  }
}
