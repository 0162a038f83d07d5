import { newId } from '@jahrring/contracts-common';
import type { Clock } from '../clock';
import type { RequestContext } from '../context/request-context';
import type { Database } from '../database/database';
import { rowMapper } from '../database/row-mapper';
import type { AuditAction } from './audit-actions';
import { AuditEntryEntity } from './audit-entry.entity';

/** Audit record: the action and the record it concerns. */
export interface AuditRecord {
  action: AuditAction;
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

  /** Returns those of the licences that have a committed entry of this kind by the context's person since then. */
  async licencesWith(
    ctx: RequestContext,
    licenceIds: readonly string[],
    { action, entity }: Pick<AuditRecord, 'action' | 'entity'>,
    since: Date,
  ): Promise<Set<string>> {
    if (licenceIds.length === 0) return new Set();
    const rows = await this.db
      .manager(ctx)
      .createQueryBuilder(AuditEntryEntity, 'entry')
      .select('DISTINCT entry.licenceId', 'licenceId')
      .where('entry.licenceId IN (:...licenceIds)', { licenceIds: [...licenceIds] })
      .andWhere('entry.occurredAt > :since AND entry.userId = :userId', { since, userId: ctx.userId })
      .andWhere('entry.action = :action AND entry.entity = :entity', { action, entity })
      .getRawMany<{ licenceId: string }>();
    return new Set(rows.map(({ licenceId }) => licenceId));
  }

  async recordMany(ctx: RequestContext, records: readonly AuditRecord[]): Promise<void> {
    await this.recordAcross(
      ctx,
      records.map((record) => ({ licenceId: ctx.licenceId, record })),
    );
  }

  /** Records what the context's person did in several licences. */
  async recordAcross(
    ctx: RequestContext,
    records: readonly { licenceId: string; record: AuditRecord }[],
  ): Promise<void> {
    if (records.length === 0) return;
    const now = this.clock.now();
    const entries = records.map(({ licenceId, record }) => this.entry(ctx, licenceId, record, now));
    await this.db.insertLast(ctx, rowMapper(this.db.dataSource, AuditEntryEntity), entries);
  }

  private entry(ctx: RequestContext, licenceId: string, record: AuditRecord, now: Date): AuditEntryEntity {
    return {
      id: newId(),
      licenceId,
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
