import { Audit, type AuditRecord, Clock, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceRepository } from './licence.repository';

const hour = 3_600_000;

/** Moves a superadmin's context into a licence they keep. */
@Injectable()
export class LicenceEntering {
  constructor(
    private readonly db: Database,
    private readonly licences: LicenceRepository,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** 404 where there is no such licence. */
  async enter(ctx: RequestContext, licenceId: string): Promise<RequestContext> {
    await this.licences.get(ctx, licenceId);
    return ctx.inLicence(licenceId);
  }

  /**
   * Enters to read the licence's people: its audit trail says so, once per superadmin and hour, before anything is
   * shown. 404 where there is no such licence.
   */
  async lookAtPeople(ctx: RequestContext, licenceId: string): Promise<RequestContext> {
    const there = await this.enter(ctx, licenceId);
    const look = { action: 'look', entity: 'people', entityId: licenceId };
    if (!(await this.isRecorded(there, look))) {
      await this.db.tx(there, async (tx) => {
        // Several calls of one page come at once: the first writes, the others find its entry.
        await this.licences.lock(tx, licenceId);
        if (!(await this.isRecorded(tx, look))) await this.audit.record(tx, look);
      });
    }
    return there;
  }

  private isRecorded(ctx: RequestContext, look: AuditRecord): Promise<boolean> {
    return this.audit.has(ctx, look, new Date(this.clock.now().getTime() - hour));
  }
}
