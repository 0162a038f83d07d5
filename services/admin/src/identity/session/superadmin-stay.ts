import { Audit, Clock, Database, type RequestContext, systemContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SessionEntity } from './session.entity';
import { type SessionMove, SessionStore } from './session.store';

/** A superadmin works so long in a licence of others, then is back at home. */
const longestStayMs = 2 * 3_600_000;

/** A superadmin's time in a licence in which they are no member: audited at both ends, and it ends by itself. */
@Injectable()
export class SuperadminStay {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly sessions: SessionStore,
    private readonly audit: Audit,
  ) {}

  /** Returns how a session continues in a licence; `isMember`: true if its person is a member there. */
  moveOf(session: SessionEntity, licenceId: string, isMember: boolean): SessionMove {
    const homeLicenceId = session.homeLicenceId ?? session.licenceId;
    if (isMember || licenceId === homeLicenceId) return { licenceId, stay: null };
    return {
      licenceId,
      stay: { until: new Date(this.clock.now().getTime() + longestStayMs), homeLicenceId },
    };
  }

  /** Records that a session leaves the licence of others in which it is, where it is in one. */
  async recordLeaving(
    ctx: RequestContext,
    { enteredUntil, licenceId, userId }: SessionEntity,
  ): Promise<void> {
    if (enteredUntil) await this.record(ctx.inLicence(licenceId), userId);
  }

  /** Takes a session home whose time is over. */
  async end({ id, licenceId, userId }: Pick<SessionEntity, 'id' | 'licenceId' | 'userId'>): Promise<void> {
    await this.db.tx(systemContext({ licenceId }), async (ctx) => {
      if (await this.sessions.endStay(ctx, id)) await this.record(ctx, userId);
    });
  }

  private record(ctx: RequestContext, userId: string): Promise<void> {
    return this.audit.record(ctx, { action: 'superadmin-leave', entity: 'user', entityId: userId });
  }
}
