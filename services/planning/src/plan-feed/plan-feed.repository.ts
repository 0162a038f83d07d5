import {
  LicensedRepository,
  RepositoryServices,
  systemContext,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PlanFeedEntity } from './plan-feed.entity';

/** Whose plan an address is of. */
export interface FeedOwner {
  employeeId: string;
  licenceId: string;
  timeZone: string;
  locale: string;
}

@Injectable()
export class PlanFeedRepository extends LicensedRepository<PlanFeedEntity> {
  constructor(services: RepositoryServices) {
    super(services, PlanFeedEntity, { name: 'plan_feed', softDelete: false });
  }

  protected override get unaudited(): readonly (keyof PlanFeedEntity & string)[] {
    return ['tokenHash'];
  }

  /** The caller's own; null where none was made. */
  async own(ctx: RequestContext): Promise<PlanFeedEntity | null> {
    return this.find(ctx, ctx.membershipId);
  }

  /** In whichever licence it is: nobody is signed in where a calendar reads. */
  async byHash(hash: string): Promise<FeedOwner | null> {
    const [row] = await this.db
      .manager(systemContext({ licenceId: '' }))
      .query<Record<string, string>[]>(
        'SELECT id, licence_id, time_zone, locale FROM plan_feeds WHERE token_hash = ? AND deleted_at IS NULL',
        [hash],
      );
    if (!row) return null;
    const { id: employeeId = '', licence_id: licenceId = '', time_zone: timeZone = '', locale = '' } = row;
    return { employeeId, licenceId, timeZone, locale };
  }
}
