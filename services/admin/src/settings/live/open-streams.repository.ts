import { liveLimits } from '@jahrring/contracts-admin';
import { anonymousContext, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { In, LessThan } from 'typeorm';
import { hashToken, SessionStore } from '../../identity';
import { OpenStreamEntity } from './open-stream.entity';

/** A killed instance's streams are forgotten after so long; until then they are the first to make room. */
const leaseMs = 60_000;

/** The live streams of every instance, so that a session has no more of them than it may have in all. */
@Injectable()
export class OpenStreams {
  constructor(
    private readonly db: Database,
    private readonly sessions: SessionStore,
  ) {}

  /** Adds a stream; answers the ids of the session's oldest ones that had to make room for it. */
  add(id: string, token: string): Promise<string[]> {
    const tokenHash = hashToken(token);
    return this.db.tx(anonymousContext('live'), async (ctx) => {
      // Two instances that open one each at the same moment see each other's.
      await this.sessions.lock(ctx, tokenHash);
      const manager = this.db.writing(ctx);
      await manager.insert(OpenStreamEntity, { id, tokenHash, leasedUntil: this.lease() });
      const rows = await manager.find(OpenStreamEntity, { where: { tokenHash }, order: { id: 'DESC' } });
      const others = rows.map((row) => row.id).filter((other) => other !== id);
      const displaced = others.slice(liveLimits.streams - 1);
      await this.delete(ctx, displaced);
      return displaced;
    });
  }

  /** Returns those of these streams that have not had to make room for others. */
  async findLiving(ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const manager = this.db.manager(anonymousContext('live'));
    const rows = await manager.find(OpenStreamEntity, { where: { id: In([...ids]) }, select: { id: true } });
    return new Set(rows.map(({ id }) => id));
  }

  /** Renews the leases of an instance's own streams and forgets those that nobody renews. */
  async renew(ids: readonly string[]): Promise<void> {
    await this.db.tx(anonymousContext('live'), async (ctx) => {
      const manager = this.db.writing(ctx);
      await manager.update(OpenStreamEntity, { id: In([...ids]) }, { leasedUntil: this.lease() });
      await manager.delete(OpenStreamEntity, { leasedUntil: LessThan(new Date()) });
    });
  }

  async remove(id: string): Promise<void> {
    await this.db.tx(anonymousContext('live'), (ctx) => this.delete(ctx, [id]));
  }

  private async delete(ctx: RequestContext, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.db.writing(ctx).delete(OpenStreamEntity, { id: In([...ids]) });
  }

  private lease(): Date {
    return new Date(Date.now() + leaseMs);
  }
}
