import { Clock, Database } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { InstallationRepository } from '../../../database';
import { OperatorSettingsEntity } from './operator-settings.entity';

@Injectable()
export class OperatorSettingsRepository extends InstallationRepository<OperatorSettingsEntity> {
  constructor(db: Database, clock: Clock) {
    super(db, clock, OperatorSettingsEntity, 'settings', { fields: {}, search: [] });
  }

  protected override toCurrent({ id, version }: OperatorSettingsEntity): unknown {
    return { id, version };
  }
}
