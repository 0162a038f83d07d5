import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { systemContext } from '../context/request-context';
import type { RequestContext } from '../context/request-context';
import type { Database } from '../database/database';
import { execute } from '../database/execute';
import { rowMapper } from '../database/row-mapper';
import { AuditEntry } from './audit-entry.entity';

/** Read or sealed in one go: a few milliseconds of work. */
const batchSize = 200;
const genesis = '0'.repeat(64);

/**
 * Chains audit rows by their hashes, after the fact: each hash covers the row and the hash before it, so that a changed
 * or removed row breaks every later one.
 */
export class AuditSealer {
  constructor(private readonly db: Database) {}

  /** Seals what is not sealed yet; answers how many rows. Call it from one instance at a time. */
  async seal(): Promise<number> {
    let sealed = 0;
    for (;;) {
      const count = await this.db.tx(systemContext({ licenceId: '' }), (ctx) => this.sealBatch(ctx));
      sealed += count;
      if (count < batchSize) return sealed;
      await nextTurn();
    }
  }

  /** The first broken place of the chain, or null where it is whole; and how many entries were looked at. */
  async verify(): Promise<{ brokenAt: number | null; sealed: number }> {
    const ctx = systemContext({ licenceId: '' });
    let previous = genesis;
    for (let sealed = 0; ;) {
      const rows = await this.rows(ctx, `entry.seal > ${sealed}`, 'entry.seal');
      for (const row of rows) {
        sealed += 1;
        const expected = hashOf(row, previous);
        if (row.seal !== sealed || row.hash !== expected) return { brokenAt: sealed, sealed };
        previous = expected;
      }
      if (rows.length < batchSize) return { brokenAt: null, sealed };
      // The chain is long, and SQLite answers without a pause: others have their turn in between.
      await nextTurn();
    }
  }

  private async sealBatch(ctx: RequestContext): Promise<number> {
    const manager = this.db.writing(ctx);
    const [last]: { seal: number | string; hash: string }[] = await manager.query(
      'SELECT seal, hash FROM audit_entries WHERE seal IS NOT NULL ORDER BY seal DESC LIMIT 1',
    );
    let seal = Number(last?.seal ?? 0);
    let previous = last?.hash ?? genesis;
    const rows = await this.rows(ctx, 'entry.seal IS NULL', 'entry.id');
    for (const row of rows) {
      seal += 1;
      previous = hashOf(row, previous);
      await execute(manager, 'UPDATE audit_entries SET seal = ?, hash = ? WHERE id = ?', [
        seal,
        previous,
        row.id,
      ]);
    }
    return rows.length;
  }

  private async rows(ctx: RequestContext, where: string, order: string): Promise<AuditEntry[]> {
    const raw = await this.db
      .manager(ctx)
      .createQueryBuilder(AuditEntry, 'entry')
      .where(where)
      .orderBy(order, 'ASC')
      .limit(batchSize)
      .getRawMany<Record<string, unknown>>();
    const mapper = rowMapper(this.db.dataSource, AuditEntry);
    return raw.map((row) => mapper.hydrate(row, 'entry'));
  }
}

function hashOf(entry: AuditEntry, previous: string): string {
  const { id, licenceId, occurredAt, userId, requestId, action, entity, entityId, before, after, reason } =
    entry;
  const content = [
    id,
    licenceId,
    occurredAt.toISOString(),
    userId,
    requestId,
    action,
    entity,
    entityId,
    before,
    after,
    reason,
  ];
  return createHash('sha256')
    .update(`${previous}\n${JSON.stringify(content)}`)
    .digest('hex');
}
