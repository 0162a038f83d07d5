import { execute, LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { SurchargeSettingsEntity } from './surcharge-settings.entity';

@Injectable()
export class SurchargeSettingsRepository extends LicensedRepository<SurchargeSettingsEntity> {
  constructor(services: RepositoryServices) {
    super(services, SurchargeSettingsEntity, { name: 'surcharge_settings' });
  }

  protected override get unaudited(): readonly (keyof SurchargeSettingsEntity & string)[] {
    return ['staleSince', 'timeZone'];
  }

  /** The licence's one row, or null while it has none of its own. */
  findOwn(ctx: RequestContext): Promise<SurchargeSettingsEntity | null> {
    return this.one(this.query(ctx));
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

  /** No new version: nothing anybody has set has changed. Stays where it was changed once more since. */
  async setFresh(ctx: RequestContext, version: number): Promise<void> {
    const sql = `UPDATE ${this.mapper.table} SET stale_since = NULL WHERE licence_id = ? AND version = ?`;
    await execute(this.db.writing(ctx), sql, [ctx.licenceId, version]);
  }
}
