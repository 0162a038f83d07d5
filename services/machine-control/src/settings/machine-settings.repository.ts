import { RepositoryServices, SettingsRepository } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MachineSettingsEntity } from './machine-settings.entity';

@Injectable()
export class MachineSettingsRepository extends SettingsRepository<MachineSettingsEntity> {
  constructor(services: RepositoryServices) {
    super(services, MachineSettingsEntity, { name: 'machineSettings' });
  }
}
