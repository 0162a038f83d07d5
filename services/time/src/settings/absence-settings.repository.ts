import { RepositoryServices, SettingsRepository } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AbsenceSettingsEntity } from './absence-settings.entity';

@Injectable()
export class AbsenceSettingsRepository extends SettingsRepository<AbsenceSettingsEntity> {
  constructor(services: RepositoryServices) {
    super(services, AbsenceSettingsEntity, { name: 'absence_settings' });
  }
}
