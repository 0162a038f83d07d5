import { execute, RepositoryServices, SettingsRepository, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { SurchargeSettingsEntity } from './surcharge-settings.entity';

@Injectable()
export class SurchargeSettingsRepository extends SettingsRepository<SurchargeSettingsEntity> {
  constructor(services: RepositoryServices) {
    super(services, SurchargeSettingsEntity, { name: 'surcharge_settings' });
  }

  protected override get unaudited(): readonly (keyof SurchargeSettingsEntity & string)[] {
    return ['staleSince', 'timeZone'];
  }

  /** Licences, of all of them, whose entries wait to be worked out anew. */
  async stale(ctx: RequestContext): Promise<{ licenceId: string; timeZone: string }[]> {
    const rows = await this.db
      .manager(ctx)
      .query<Record<string, string>[]>(
        'SELECT licence_id, time_zone FROM surcharge_settings WHERE stale_since IS NOT NULL ORDER BY stale_since',
      );
    return rows.map(({ licence_id: licenceId = '', time_zone: timeZone = '' }) => ({ licenceId, timeZone }));
  }

  /** Something else they depend on has changed; nothing to do for a licence without surcharges of its own. */
  async setStale(ctx: RequestContext): Promise<void> {
    const sql = `UPDATE ${this.mapper.table} SET stale_since = ? WHERE licence_id = ?`;
    await execute(this.db.writing(ctx), sql, [...this.instant(this.now()), ctx.licenceId]);
  }

  /** No new version: nothing anybody has set has changed. Stays where something was changed since `begun`. */
  async setFresh(ctx: RequestContext, version: number, begun: Date): Promise<void> {
    const sql = `UPDATE ${this.mapper.table} SET stale_since = NULL
      WHERE licence_id = ? AND version = ? AND stale_since <= ?`;
    await execute(this.db.writing(ctx), sql, [ctx.licenceId, version, ...this.instant(begun)]);
  }

  private instant(at: Date): unknown[] {
    return this.mapper.assignments({ staleSince: at }).values;
  }
}
