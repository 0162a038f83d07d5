import { newId } from '@jahrring/contracts-common';
import { Clock, Database, execute, type RequestContext, rowMapper } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { type LinkPurpose, OneTimeLinkEntity } from './one-time-link.entity';
import { hashToken, newSessionToken } from '../session';

export interface NewLink {
  purpose: LinkPurpose;
  userId: string | null;
  licenceId?: string | null;
  trusted?: boolean;
  validMs: number;
}

const maxTries = 5;
const DAY_MS = 86_400_000;
const keptDays = 30;

/** Tokens that do one thing once. Each is used by one UPDATE that finds it unused: two at once have one effect. */
@Injectable()
export class OneTimeLinks {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Makes one and answers its token, which is kept nowhere. */
  async create(ctx: RequestContext, { purpose, userId, licenceId, trusted, validMs }: NewLink) {
    const token = newSessionToken();
    const now = this.clock.now();
    const row: OneTimeLinkEntity = {
      id: newId(),
      tokenHash: hashToken(token),
      purpose,
      userId,
      licenceId: licenceId ?? null,
      trusted: trusted ?? false,
      tries: 0,
      createdAt: now,
      expiresAt: new Date(now.getTime() + validMs),
      usedAt: null,
    };
    await rowMapper(this.db.dataSource, OneTimeLinkEntity).insert(this.db.writing(ctx), [row]);
    return { token, expiresAt: row.expiresAt };
  }

  /** The link of a token while it is good for one of these purposes. */
  find(ctx: RequestContext, token: string, ...purposes: LinkPurpose[]): Promise<OneTimeLinkEntity | null> {
    return this.db
      .manager(ctx)
      .createQueryBuilder(OneTimeLinkEntity, 'link')
      .where('link.tokenHash = :hash AND link.purpose IN (:...purposes)', {
        hash: hashToken(token),
        purposes,
      })
      .andWhere('link.usedAt IS NULL AND link.expiresAt > :now AND link.tries < :maxTries', {
        now: this.clock.now(),
        maxTries,
      })
      .getOne();
  }

  /** Uses it up; false where somebody was faster. */
  async use(ctx: RequestContext, id: string): Promise<boolean> {
    const { affected } = await this.db
      .writing(ctx)
      .createQueryBuilder()
      .update(OneTimeLinkEntity)
      .set({ usedAt: this.clock.now() })
      .where('id = :id AND used_at IS NULL', { id })
      .execute();
    return affected === 1;
  }

  /** Counts a wrong code; after five the challenge is over. */
  async countTry(ctx: RequestContext, id: string): Promise<void> {
    await this.db.tx(ctx, (ctx) =>
      execute(this.db.writing(ctx), 'UPDATE one_time_links SET tries = tries + 1 WHERE id = ?', [id]),
    );
  }

  /** Older links of the same kind stop working. */
  async voidOf(ctx: RequestContext, userId: string, purpose: LinkPurpose, licenceId?: string): Promise<void> {
    const qb = this.db
      .writing(ctx)
      .createQueryBuilder()
      .delete()
      .from(OneTimeLinkEntity)
      .where('user_id = :userId AND purpose = :purpose AND used_at IS NULL', { userId, purpose });
    if (licenceId) qb.andWhere('licence_id = :licenceId', { licenceId });
    await qb.execute();
  }

  /** The newest link of each person into a licence. */
  async newestOf(
    ctx: RequestContext,
    purpose: LinkPurpose,
    licenceId: string,
    userIds: readonly string[],
  ): Promise<Map<string, OneTimeLinkEntity>> {
    if (userIds.length === 0) return new Map();
    const links = await this.db
      .manager(ctx)
      .createQueryBuilder(OneTimeLinkEntity, 'link')
      .where('link.purpose = :purpose AND link.licenceId = :licenceId', { purpose, licenceId })
      .andWhere('link.userId IN (:...userIds)', { userIds: [...userIds] })
      .orderBy('link.createdAt')
      .getMany();
    return new Map(links.flatMap((link) => (link.userId ? [[link.userId, link] as const] : [])));
  }

  async purge(ctx: RequestContext): Promise<void> {
    const before = new Date(this.clock.now().getTime() - keptDays * DAY_MS);
    await this.db.tx(ctx, (ctx) =>
      this.db
        .writing(ctx)
        .createQueryBuilder()
        .delete()
        .from(OneTimeLinkEntity)
        .where('expires_at < :before', { before })
        .execute(),
    );
  }
}
