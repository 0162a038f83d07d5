import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MachineSettingsEntity } from './machine-settings.entity';

@Injectable()
export class MachineSettingsRepository extends LicensedRepository<MachineSettingsEntity> {
  constructor(services: RepositoryServices) {
    super(services, MachineSettingsEntity, { name: 'machineSettings' });
  }

  /** The licence's one row, or null while it has none of its own. */
  findOwn(ctx: RequestContext): Promise<MachineSettingsEntity | null> {
    return this.one(this.query(ctx));
  }
}
