import { RepositoryServices, SettingsRepository } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PersonalSettingsEntity } from './personal-settings.entity';

@Injectable()
export class PersonalSettingsRepository extends SettingsRepository<PersonalSettingsEntity> {
  constructor(services: RepositoryServices) {
    super(services, PersonalSettingsEntity, { name: 'personalSettings' });
  }
}
