import { defaultMachineSettings, type UpdateMachineSettings } from '@jahrring/contracts-machine-control';
import { Database, LicenceSettings } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { MachineSettingsEntity } from './machine-settings.entity';
import { MachineSettingsRepository } from './machine-settings.repository';

/** When people are told of what is due, who they are, and what a litre costs. */
@Injectable()
export class MachineSettingsService extends LicenceSettings<UpdateMachineSettings, MachineSettingsEntity> {
  constructor(db: Database, repository: MachineSettingsRepository) {
    super(db, repository, defaultMachineSettings);
  }
}
