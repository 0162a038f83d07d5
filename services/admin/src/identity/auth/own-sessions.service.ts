import type { SessionView } from '@jahrring/contracts-admin';
import { Audit, commonError, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceRepository } from '../identity-record';
import { hashToken, SessionStore } from '../session';

/** A person's own sessions: looked at and ended. Those of others are not there. */
@Injectable()
export class OwnSessionsService {
  constructor(
    private readonly db: Database,
    private readonly sessions: SessionStore,
    private readonly licences: LicenceRepository,
    private readonly audit: Audit,
  ) {}

  async list(ctx: RequestContext, token: string): Promise<{ items: SessionView[]; total: number }> {
    const sessions = await this.sessions.findOfUser(ctx, ctx.userId);
    const ids = sessions.map((session) => session.licenceId);
    const names = new Map((await this.licences.getMany(ctx, ids)).map(({ id, name }) => [id, name]));
    const current = hashToken(token);
    const items = sessions.map(({ id, userAgent, address, trusted, ...session }): SessionView => ({
      id,
      userAgent,
      address,
      trusted,
      current: session.tokenHash === current,
      licenceName: names.get(session.licenceId) ?? '',
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      expiresAt: session.expiresAt.toISOString(),
    }));
    items.sort((one, two) => Number(two.current) - Number(one.current));
    return { items, total: items.length };
  }

  async end(ctx: RequestContext, id: string): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      if (!(await this.sessions.endOne(ctx, ctx.userId, id))) throw commonError('NOT_FOUND');
      await this.audit.record(ctx, { action: 'session-end', entity: 'user', entityId: ctx.userId });
    });
  }

  async endOthers(ctx: RequestContext, token: string): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      await this.sessions.endOfUser(ctx, ctx.userId, token);
      await this.audit.record(ctx, { action: 'sessions-end', entity: 'user', entityId: ctx.userId });
    });
  }
}
