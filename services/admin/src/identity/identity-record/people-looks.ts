import { Audit, Clock, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceRepository } from './licence.repository';

const hour = 3_600_000;
const look = { action: 'look', entity: 'people' } as const;

/** Tells licences' audit trails which superadmin looked at their people, once per superadmin, licence and hour. */
@Injectable()
export class PeopleLooks {
  constructor(
    private readonly db: Database,
    private readonly licences: LicenceRepository,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Writes the missing entries of these licences at once; to be called before anything is shown. */
  async record(ctx: RequestContext, licenceIds: readonly string[]): Promise<void> {
    const missing = await this.withoutEntry(ctx, [...new Set(licenceIds)].sort());
    if (missing.length === 0) return;
    await this.db.tx(ctx, async (tx) => {
      // Several calls of one page come at once: the first writes, the others find its entries.
      await this.licences.lock(tx, ...missing);
      const entries = (await this.withoutEntry(tx, missing)).map((licenceId) => ({
        licenceId,
        record: { ...look, entityId: licenceId },
      }));
      await this.audit.recordAcross(tx, entries);
    });
  }

  private async withoutEntry(ctx: RequestContext, licenceIds: readonly string[]): Promise<string[]> {
    const since = new Date(this.clock.now().getTime() - hour);
    const told = await this.audit.licencesWith(ctx, licenceIds, look, since);
    return licenceIds.filter((id) => !told.has(id));
  }
}
