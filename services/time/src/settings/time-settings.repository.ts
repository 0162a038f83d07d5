import { RepositoryServices, SettingsRepository } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { TimeSettingsEntity } from './time-settings.entity';

@Injectable()
export class TimeSettingsRepository extends SettingsRepository<TimeSettingsEntity> {
  constructor(services: RepositoryServices) {
    super(services, TimeSettingsEntity, { name: 'time_settings' });
  }
}
