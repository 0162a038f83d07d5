import { defaultAbsenceSettings, type UpdateAbsenceSettings } from '@jahrring/contracts-time';
import { Database } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceSettings } from '../settings/licence-settings';
import type { AbsenceSettingsEntity } from './absence-settings.entity';
import { AbsenceSettingsRepository } from './absence-settings.repository';

/** The rules a licence treats absences by. */
@Injectable()
export class AbsenceSettingsService extends LicenceSettings<UpdateAbsenceSettings, AbsenceSettingsEntity> {
  constructor(db: Database, repository: AbsenceSettingsRepository) {
    super(db, repository, defaultAbsenceSettings);
  }
}
