import { RepositoryServices, SettingsRepository } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { TimberSettingsEntity } from './timber-settings.entity';

@Injectable()
export class TimberSettingsRepository extends SettingsRepository<TimberSettingsEntity> {
  constructor(services: RepositoryServices) {
    super(services, TimberSettingsEntity, { name: 'timberSettings' });
  }
}
