import { RepositoryServices, SettingsRepository } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LabelSettingsEntity } from './label-settings.entity';

@Injectable()
export class LabelSettingsRepository extends SettingsRepository<LabelSettingsEntity> {
  constructor(services: RepositoryServices) {
    super(services, LabelSettingsEntity, { name: 'labelSettings' });
  }
}
