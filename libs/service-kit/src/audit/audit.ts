import { newId } from '@jahrring/contracts-common';
import type { Clock } from '../clock';
import type { RequestContext } from '../context/request-context';
import type { Database } from '../database/database';
import { rowMapper } from '../database/row-mapper';
import { AuditEntry } from './audit-entry.entity';

/** What happened to what. */
export interface AuditRecord {
  /** create, update, delete, restore, or the tool's own word: export, unlock, sign-in, … */
  action: string;
  entity: string;
  entityId: string;
  before?: unknown;
  after?: unknown;
  reason?: string;
}

/**
 * The audit trail: written in the transaction of the change itself. A leased job seals the rows into a hash chain
 * afterwards, so that writers do not wait for each other.
 */
export class Audit {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  record(ctx: RequestContext, entry: AuditRecord): Promise<void> {
    return this.recordMany(ctx, [entry]);
  }

  /** Whether the context's person has an entry of this kind in the licence since then, as far as it is committed. */
  async has(
    ctx: RequestContext,
    { action, entity, entityId }: Pick<AuditRecord, 'action' | 'entity' | 'entityId'>,
    since: Date,
  ): Promise<boolean> {
    const { licenceId, userId } = ctx;
    const found = await this.db
      .manager(ctx)
      .createQueryBuilder(AuditEntry, 'entry')
      .select('entry.id', 'id')
      .where('entry.licenceId = :licenceId AND entry.occurredAt > :since', { licenceId, since })
      .andWhere('entry.userId = :userId AND entry.action = :action', { userId, action })
      .andWhere('entry.entity = :entity AND entry.entityId = :entityId', { entity, entityId })
      .limit(1)
      .getRawOne<{ id: string }>();
    return found !== undefined;
  }

  async recordMany(ctx: RequestContext, records: readonly AuditRecord[]): Promise<void> {
    if (records.length === 0) return;
    const manager = this.db.writing(ctx);
    const now = this.clock.now();
    const entries = records.map((record) => this.entry(ctx, record, now));
    await rowMapper(this.db.dataSource, AuditEntry).insert(manager, entries);
  }

  private entry(ctx: RequestContext, record: AuditRecord, now: Date): AuditEntry {
    return {
      id: newId(),
      licenceId: ctx.licenceId,
      occurredAt: now,
      userId: ctx.userId === '' ? null : ctx.userId,
      requestId: ctx.requestId,
      action: record.action,
      entity: record.entity,
      entityId: record.entityId,
      before: record.before ?? null,
      after: record.after ?? null,
      reason: record.reason ?? null,
      seal: null,
      hash: null,
    };
  }
}
