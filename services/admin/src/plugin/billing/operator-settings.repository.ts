import { Clock, Database } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { InstallationRepository } from '../../database';
import { OperatorSettingsRow } from './operator-settings.entity';

@Injectable()
export class OperatorSettingsRepository extends InstallationRepository<OperatorSettingsRow> {
  constructor(db: Database, clock: Clock) {
    super(db, clock, OperatorSettingsRow, 'settings', { fields: {}, search: [] });
  }

  protected override toCurrent({ id, version }: OperatorSettingsRow): unknown {
    return { id, version };
  }
}
