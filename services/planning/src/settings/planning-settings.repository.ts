import { RepositoryServices, SettingsRepository, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PlanningSettingsEntity } from './planning-settings.entity';

@Injectable()
export class PlanningSettingsRepository extends SettingsRepository<PlanningSettingsEntity> {
  constructor(services: RepositoryServices) {
    super(services, PlanningSettingsEntity, { name: 'planningSettings' });
  }

  /** The licence's row, where it has one, until the transaction ends. */
  async lock(ctx: RequestContext): Promise<void> {
    // SQLite has one writer at a time, so its transaction is the lock.
    if (this.db.kind === 'sqlite') return;
    const sql = 'SELECT id FROM planning_settings WHERE licence_id = ? FOR UPDATE';
    await this.db.writing(ctx).query(sql, [ctx.licenceId]);
  }
}
