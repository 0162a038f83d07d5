import type {
  DeadLetterList,
  DeadLetterQuery,
  DeadLetterView,
  EventSummary,
} from '@jahrring/contracts-common';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import type { Audit } from '../audit/audit';
import type { Clock } from '../clock';
import { systemContext } from '../context/request-context';
import type { RequestContext } from '../context/request-context';
import type { Database } from '../database/database';
import { execute } from '../database/execute';
import { rowMapper } from '../database/row-mapper';
import { commonError } from '../errors/app-error';
import { InboxFailureEntity } from './inbox-failure.entity';
import type { InboxFailures } from './inbox-failures';
import { OutboxEventEntity } from './outbox-event.entity';
import type { Relay } from './relay';

const failedOutbox = 'published_at IS NULL AND (attempts > 0 OR dead_at IS NOT NULL)';

type Failed = { side: 'inbox'; row: InboxFailureEntity } | { side: 'outbox'; row: OutboxEventEntity };
type Counts = Omit<EventSummary, 'republishes' | 'oldestSeconds'>;

/** Failed events, received or sent, for the operator of the installation, who can list, retry or discard them. */
export class DeadLetters {
  constructor(
    private readonly db: Database,
    private readonly audit: Audit,
    private readonly relay: Relay,
    private readonly failures: Pick<InboxFailures, 'wakeAt'>,
    private readonly clock: Clock,
    private readonly republishes: () => string[],
  ) {}

  async list(ctx: RequestContext, { state, page, pageSize }: DeadLetterQuery): Promise<DeadLetterList> {
    const dead = state === undefined ? '' : `AND dead_at IS ${state === 'dead' ? 'NOT NULL' : 'NULL'}`;
    const all = `SELECT id, 'inbox' AS side, occurred_at FROM inbox_failures WHERE 1 = 1 ${dead}
      UNION ALL SELECT id, 'outbox' AS side, occurred_at FROM outbox_events WHERE ${failedOutbox} ${dead}`;
    const manager = this.db.manager(ctx);
    const found: { id: string; side: string }[] = await manager.query(
      `SELECT id, side FROM (${all}) failed ORDER BY occurred_at DESC, id DESC LIMIT ? OFFSET ?`,
      [pageSize, (page - 1) * pageSize],
    );
    const [count]: { total: number | string }[] = await manager.query(
      `SELECT COUNT(*) AS total FROM (${all}) failed`,
    );
    const views = await this.views(
      ctx,
      found.map(({ id }) => id),
    );
    return {
      items: found.flatMap(({ id }) => views.get(id) ?? []),
      total: Number(count?.total ?? 0),
      summary: await this.summary(),
    };
  }

  async summary(): Promise<EventSummary> {
    const counts = await this.counts();
    return { ...counts, oldestSeconds: await this.relay.oldestSeconds(), republishes: this.republishes() };
  }

  async counts(): Promise<Counts> {
    const [row]: Record<keyof Counts, number | string>[] = await this.db
      .manager(systemContext({ licenceId: '' }))
      .query(
        `SELECT
          (SELECT COUNT(*) FROM outbox_events WHERE published_at IS NULL AND dead_at IS NULL) AS outbox,
          (SELECT COUNT(*) FROM inbox_failures WHERE dead_at IS NULL) AS repeated,
          (SELECT COUNT(*) FROM inbox_failures WHERE dead_at IS NOT NULL)
            + (SELECT COUNT(*) FROM outbox_events WHERE published_at IS NULL AND dead_at IS NOT NULL) AS dead`,
      );
    return {
      outbox: Number(row?.outbox ?? 0),
      repeated: Number(row?.repeated ?? 0),
      dead: Number(row?.dead ?? 0),
    };
  }

  /** Ten new tries, the first at once. */
  async retry(ctx: RequestContext, id: string): Promise<DeadLetterView> {
    return this.db.tx(ctx, async (tx) => {
      const failed = await this.get(tx, id);
      await this.record(tx, 'retry', failed);
      const patch = { attempts: 0, deadAt: null, nextAttemptAt: this.clock.now() };
      const { sql, values } = rowMapper(this.db.dataSource, entityOf(failed)).assignments(patch);
      const statement = `UPDATE ${tableOf(failed)} SET ${sql.join(', ')} WHERE id = ?`;
      await execute(this.db.writing(tx), statement, [...values, id]);
      tx.afterCommit(() => {
        if (failed.side === 'outbox') this.relay.wake();
        else this.failures.wakeAt(patch.nextAttemptAt);
      });
      return toView({ ...failed, row: { ...failed.row, ...patch } } as Failed);
    });
  }

  /** Never again: its effect will not happen. */
  async discard(ctx: RequestContext, id: string): Promise<void> {
    await this.db.tx(ctx, async (tx) => {
      const failed = await this.get(tx, id);
      await this.record(tx, 'discard', failed);
      await execute(this.db.writing(tx), `DELETE FROM ${tableOf(failed)} WHERE id = ?`, [id]);
    });
  }

  private async get(ctx: RequestContext, id: string): Promise<Failed> {
    const [inbox] = await this.read(ctx, InboxFailureEntity, [id]);
    if (inbox) return { side: 'inbox', row: inbox };
    const [outbox] = await this.read(ctx, OutboxEventEntity, [id]);
    const hasFailed =
      outbox && outbox.publishedAt === null && (outbox.attempts > 0 || outbox.deadAt !== null);
    if (!hasFailed) throw commonError('NOT_FOUND');
    return { side: 'outbox', row: outbox };
  }

  private async views(ctx: RequestContext, ids: readonly string[]): Promise<Map<string, DeadLetterView>> {
    const inbox = await this.read(ctx, InboxFailureEntity, ids);
    const outbox = await this.read(ctx, OutboxEventEntity, ids);
    const failed: Failed[] = [
      ...inbox.map((row) => ({ side: 'inbox' as const, row })),
      ...outbox.map((row) => ({ side: 'outbox' as const, row })),
    ];
    return new Map(failed.map((one) => [one.row.id, toView(one)]));
  }

  private async read<E extends ObjectLiteral>(
    ctx: RequestContext,
    entity: EntityTarget<E>,
    ids: readonly string[],
  ): Promise<E[]> {
    if (ids.length === 0) return [];
    const rows = await this.db
      .manager(ctx)
      .createQueryBuilder(entity, 'failed')
      .where('failed.id IN (:...ids)', { ids })
      .getRawMany<Record<string, unknown>>();
    return rows.map((row) => rowMapper(this.db.dataSource, entity).hydrate(row, 'failed'));
  }

  /** In the trail of the licence whose event it is. */
  private record(ctx: RequestContext, action: 'retry' | 'discard', failed: Failed): Promise<void> {
    const { side, eventId, name, consumer, attempts, lastError } = toView(failed);
    return this.audit.record(ctx.inLicence(failed.row.licenceId), {
      action,
      entity: 'deadLetter',
      entityId: failed.row.id,
      before: { side, eventId, name, consumer, attempts, lastError },
    });
  }
}

const entityOf = ({ side }: Failed): EntityTarget<ObjectLiteral> =>
  side === 'inbox' ? InboxFailureEntity : OutboxEventEntity;
const tableOf = ({ side }: Failed): string => (side === 'inbox' ? 'inbox_failures' : 'outbox_events');

function toView(failed: Failed): DeadLetterView {
  const { row } = failed;
  return {
    id: row.id,
    side: failed.side,
    state: row.deadAt ? 'dead' : 'waiting',
    eventId: failed.side === 'inbox' ? failed.row.eventId : row.id,
    name: row.name,
    version: row.version,
    consumer: failed.side === 'inbox' ? failed.row.consumer : null,
    licenceId: row.licenceId,
    occurredAt: row.occurredAt.toISOString(),
    attempts: row.attempts,
    lastError: row.lastError,
    nextAttemptAt: row.deadAt ? null : row.nextAttemptAt.toISOString(),
  };
}
