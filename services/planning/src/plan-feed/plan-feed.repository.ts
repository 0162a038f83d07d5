import {
  execute,
  LicensedRepository,
  RepositoryServices,
  systemContext,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PlanFeedEntity } from './plan-feed.entity';

/** Whose plan an address is of. */
export interface FeedOwner {
  resourceId: string;
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

  /** Makes the address of one plan that of another, which keeps its own where it has one. Returns whether it went over. */
  async give(ctx: RequestContext, fromId: string, intoId: string): Promise<boolean> {
    if (!(await this.find(ctx, fromId)) || (await this.find(ctx, intoId))) return false;
    const statement = 'UPDATE plan_feeds SET id = ? WHERE id = ? AND licence_id = ?';
    await execute(this.db.writing(ctx), statement, [intoId, fromId, ctx.licenceId]);
    return true;
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
    const { id: resourceId = '', licence_id: licenceId = '', time_zone: timeZone = '', locale = '' } = row;
    return { resourceId, licenceId, timeZone, locale };
  }
}
