import {
  addDays,
  type AuditChain,
  type AuditEntryView,
  type AuditPage,
  type AuditQuery,
  startOfDay,
} from '@jahrring/contracts-common';
import type { SelectQueryBuilder } from 'typeorm';
import type { Clock } from '../clock';
import { systemContext, type RequestContext } from '../context/request-context';
import type { Database } from '../database/database';
import { execute } from '../database/execute';
import { rowMapper } from '../database/row-mapper';
import { auditChanges } from './audit-changes';
import { AuditEntryEntity } from './audit-entry.entity';
import type { AuditSealer } from './audit-sealer';
import { rulesOf, shownOf, type AuditSight } from './audit-sight';

const verifiedState = 'audit.verified';

/** Entries of one of these entities, or of one of these actions; neither is empty. */
export interface AuditChoice {
  entities: readonly string[];
  actions: readonly string[];
}

/** Reading the audit trail of a licence, and whether nobody has touched it. */
export class AuditTrail {
  private looking: Promise<void> | undefined;

  constructor(
    private readonly db: Database,
    private readonly sealer: AuditSealer,
    private readonly clock: Clock,
    private readonly sight: AuditSight = {},
  ) {}

  /** Entries of the context's licence, newest first, from behind the given one; `among` leaves those that are any of it. */
  async list(ctx: RequestContext, query: AuditQuery, among?: AuditChoice): Promise<AuditPage> {
    const qb = this.db
      .manager(ctx)
      .createQueryBuilder(AuditEntryEntity, 'entry')
      .where('entry.licenceId = :licenceId', { licenceId: ctx.licenceId });
    narrow(qb, ctx, query);
    if (among)
      qb.andWhere('(entry.entity IN (:...entities) OR entry.action IN (:...actions))', {
        entities: [...among.entities],
        actions: [...among.actions],
      });
    const rows = await qb
      .orderBy('entry.occurredAt', 'DESC')
      .addOrderBy('entry.id', 'DESC')
      .limit(query.limit + 1)
      .getRawMany<Record<string, unknown>>();
    const mapper = rowMapper(this.db.dataSource, AuditEntryEntity);
    const items = rows.slice(0, query.limit).map((row) => this.toView(ctx, mapper.hydrate(row, 'entry')));
    return { items, more: rows.length > query.limit };
  }

  /** Looks over the whole chain and keeps what it found; whoever asks meanwhile waits for the same look. */
  verify(): Promise<void> {
    this.looking ??= this.look().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private async look(): Promise<void> {
    await this.keep(await this.sealer.verify());
  }

  /** Keeps what a look over the whole chain has found. */
  async keep({ brokenAt, sealed }: { brokenAt: number | null; sealed: number }): Promise<void> {
    const found = { verifiedAt: this.clock.now().toISOString(), sealed, intact: brokenAt === null };
    await this.db.tx(systemContext({ licenceId: '' }), async (ctx) => {
      const manager = this.db.writing(ctx);
      const value = JSON.stringify(found);
      const update = 'UPDATE service_state SET value = ? WHERE name = ?';
      if ((await execute(manager, update, [value, verifiedState])) === 1) return;
      const insert = 'INSERT INTO service_state (value, name) VALUES (?, ?)';
      await execute(manager, insert, [value, verifiedState]);
    });
  }

  /** Returns the result of the last check. */
  async chain(ctx: RequestContext): Promise<AuditChain> {
    const [row]: { value: string }[] = await this.db
      .manager(ctx)
      .query('SELECT value FROM service_state WHERE name = ?', [verifiedState]);
    if (!row) return { state: 'unknown', verifiedAt: null, sealed: 0 };
    const found = JSON.parse(row.value) as { verifiedAt: string; sealed: number; intact: boolean };
    return {
      state: found.intact ? 'intact' : 'broken',
      verifiedAt: found.verifiedAt,
      sealed: found.sealed,
    };
  }

  private toView(ctx: RequestContext, entry: AuditEntryEntity): AuditEntryView {
    const { id, occurredAt, userId, action, entity, entityId } = entry;
    const whole = { changes: auditChanges(entry.before, entry.after), reason: entry.reason };
    const shown = shownOf(ctx, rulesOf(this.sight, entity), whole);
    return { id, occurredAt: occurredAt.toISOString(), userId, action, entity, entityId, ...shown };
  }
}

function narrow(qb: SelectQueryBuilder<AuditEntryEntity>, ctx: RequestContext, query: AuditQuery): void {
  const { userId, entity, entityId, action, from, to, behind } = query;
  if (userId) qb.andWhere('entry.userId = :userId', { userId });
  if (entity) qb.andWhere('entry.entity = :entity', { entity });
  if (entityId) qb.andWhere('entry.entityId = :entityId', { entityId });
  if (action) qb.andWhere('entry.action = :action', { action });
  if (from) qb.andWhere('entry.occurredAt >= :from', { from: new Date(startOfDay(from, ctx.timeZone)) });
  if (to) qb.andWhere('entry.occurredAt < :to', { to: new Date(startOfDay(addDays(to, 1), ctx.timeZone)) });
  if (!behind) return;
  const [moment = '', lastId = ''] = behind.split('~');
  qb.andWhere('(entry.occurredAt < :moment OR (entry.occurredAt = :moment AND entry.id < :lastId))', {
    moment: new Date(moment),
    lastId,
  });
}
