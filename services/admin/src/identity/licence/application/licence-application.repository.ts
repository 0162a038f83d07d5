import { applicationLimits } from '@jahrring/contracts-admin';
import { Clock, Database, type ListColumns, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { InstallationRepository } from '../../../database';
import { LicenceApplicationEntity } from './licence-application.entity';
import { toApplicationView } from './licence-application.mapper';

const DAY_MS = 86_400_000;

const columns: ListColumns = {
  fields: {
    licenceName: 'application.licenceName',
    lastName: 'application.lastName',
    state: 'application.state',
    type: 'application.type',
    createdAt: 'application.createdAt',
    confirmedAt: 'application.confirmedAt',
  },
  search: ['application.licenceName', 'application.lastName', 'application.email', 'application.city'],
};

@Injectable()
export class LicenceApplicationRepository extends InstallationRepository<LicenceApplicationEntity> {
  constructor(db: Database, clock: Clock) {
    super(db, clock, LicenceApplicationEntity, 'application', columns);
  }

  /** The one a mailed token confirms, while it does. */
  findByToken(ctx: RequestContext, tokenHash: string): Promise<LicenceApplicationEntity | null> {
    return this.query(ctx)
      .where("application.tokenHash = :tokenHash AND application.state = 'sent'", { tokenHash })
      .andWhere('application.expiresAt > :now AND application.deletedAt IS NULL', { now: this.clock.now() })
      .getOne();
  }

  /** The one of an address that was not confirmed yet. */
  findUnconfirmed(ctx: RequestContext, email: string): Promise<LicenceApplicationEntity | null> {
    return this.query(ctx)
      .where("application.email = :email AND application.state = 'sent'", { email })
      .andWhere('application.deletedAt IS NULL')
      .orderBy('application.id')
      .getOne();
  }

  findOfLicence(ctx: RequestContext, licenceId: string): Promise<LicenceApplicationEntity | null> {
    return this.query(ctx).where('application.licenceId = :licenceId', { licenceId }).getOne();
  }

  countWaiting(ctx: RequestContext): Promise<number> {
    return this.query(ctx)
      .where("application.state = 'waiting' AND application.deletedAt IS NULL")
      .getCount();
  }

  /** Forgets those nobody confirmed in time, and those decided long ago. */
  async forget(ctx: RequestContext): Promise<void> {
    const now = this.clock.now();
    const before = new Date(now.getTime() - applicationLimits.keptDays * DAY_MS);
    await this.db
      .writing(ctx)
      .createQueryBuilder()
      .delete()
      .from(LicenceApplicationEntity)
      .where("(state = 'sent' AND expires_at <= :now)", { now })
      .orWhere('decided_at < :before', { before })
      .execute();
  }

  protected override toCurrent(row: LicenceApplicationEntity): unknown {
    return toApplicationView(row);
  }
}
