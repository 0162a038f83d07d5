import { createHash, randomBytes } from 'node:crypto';
import {
  adminErrors,
  type CreateReleaseToken,
  type NewReleaseToken,
  type ReleaseTokenView,
} from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import {
  AppError,
  Audit,
  Clock,
  commonError,
  Database,
  execute,
  type RequestContext,
  rowMapper,
  systemContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ReleaseTokenEntity } from './release-token.entity';

const prefix = 'jrt_';
const notedEveryMs = 60_000;
/** Of all tools. */
const any = '*';

/** The keys with which teams publish without a person signed in. Only their hash is kept. */
@Injectable()
export class ReleaseTokenService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  async list(ctx: RequestContext): Promise<{ items: ReleaseTokenView[]; total: number }> {
    const rows = await this.db
      .manager(ctx)
      .createQueryBuilder(ReleaseTokenEntity, 'token')
      .orderBy('token.createdAt', 'DESC')
      .addOrderBy('token.id')
      .getMany();
    return { items: rows.map(toView), total: rows.length };
  }

  /** The secret is in this answer and nowhere else. */
  async create(
    ctx: RequestContext,
    { name, tools, expiresAt }: CreateReleaseToken,
  ): Promise<NewReleaseToken> {
    const secret = `${prefix}${randomBytes(32).toString('base64url')}`;
    const row: ReleaseTokenEntity = {
      id: newId(),
      name,
      tools: [...new Set(tools)],
      tokenHash: hashOf(secret),
      createdAt: this.clock.now(),
      expiresAt: expiresAt ? new Date(expiresAt) : null,
      lastUsedAt: null,
    };
    await this.db.tx(ctx, async (ctx) => {
      await rowMapper(this.db.dataSource, ReleaseTokenEntity).insert(this.db.writing(ctx), [row]);
      const after = { name, tools: row.tools, expiresAt };
      await this.audit.record(ctx, { action: 'create', entity: 'releaseToken', entityId: row.id, after });
    });
    return { ...toView(row), secret };
  }

  /** Nobody publishes with it from now on. */
  async remove(ctx: RequestContext, id: string): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const row = await this.db.manager(ctx).findOneBy(ReleaseTokenEntity, { id });
      if (!row) throw commonError('NOT_FOUND');
      await execute(this.db.writing(ctx), 'DELETE FROM release_tokens WHERE id = ?', [id]);
      const before = { name: row.name, tools: row.tools };
      await this.audit.record(ctx, { action: 'delete', entity: 'releaseToken', entityId: id, before });
    });
  }

  /** The key of an `Authorization` header; 401 for none, an unknown or an expired one. */
  async admit(ctx: RequestContext, header: string | undefined): Promise<ReleaseTokenEntity> {
    const secret = /^Bearer (\S{1,100})$/.exec(header ?? '')?.[1];
    const row =
      secret && (await this.db.manager(ctx).findOneBy(ReleaseTokenEntity, { tokenHash: hashOf(secret) }));
    const now = this.clock.now();
    if (!row || (row.expiresAt && row.expiresAt <= now)) throw refused();
    if (!row.lastUsedAt || now.getTime() - row.lastUsedAt.getTime() > notedEveryMs)
      await this.noteUse(row.id, now);
    return row;
  }

  private async noteUse(id: string, now: Date): Promise<void> {
    await this.db.tx(systemContext({ licenceId: '' }), (ctx) =>
      this.db
        .writing(ctx)
        .createQueryBuilder()
        .update(ReleaseTokenEntity)
        .set({ lastUsedAt: now })
        .where('id = :id', { id })
        .execute(),
    );
  }
}

/** 401 for a tool this key is not for. */
export function requireTool({ tools }: ReleaseTokenEntity, tool: string): void {
  if (!tools.includes(any) && !tools.includes(tool)) throw refused();
}

function refused(): AppError {
  return new AppError(adminErrors, 'RELEASE_TOKEN');
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

function toView({ id, name, tools, createdAt, expiresAt, lastUsedAt }: ReleaseTokenEntity): ReleaseTokenView {
  return {
    id,
    name,
    tools,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
