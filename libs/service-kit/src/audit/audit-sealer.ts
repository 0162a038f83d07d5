import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { systemContext } from '../context/request-context';
import type { RequestContext } from '../context/request-context';
import type { Database } from '../database/database';
import { execute } from '../database/execute';
import { rowMapper } from '../database/row-mapper';
import { eraseAction, erasedAction } from './audit-actions';
import { AuditEntryEntity } from './audit-entry.entity';

/** Read or sealed in one go: a few milliseconds of work. */
const batchSize = 200;
/** Sealed with one statement. */
const writtenTogether = 50;
const genesis = '0'.repeat(64);

interface ChainLook {
  /** Seal of the last entry that was looked at before. */
  after?: number;
  /** The highest seal to look at. */
  upTo?: number;
  through?: (count: number) => Promise<void>;
}

interface ChainFound {
  brokenAt: number | null;
  sealed: number;
}

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
    }
  }

  async hasUnsealed(): Promise<boolean> {
    const rows: unknown[] = await this.db
      .manager(systemContext({ licenceId: '' }))
      .query('SELECT 1 AS one FROM audit_entries WHERE seal IS NULL LIMIT 1');
    return rows.length > 0;
  }

  /** Returns the number of sealed entries, by the highest seal. */
  async count(): Promise<number> {
    const [row]: { seal: number | string | null }[] = await this.db
      .manager(systemContext({ licenceId: '' }))
      .query('SELECT MAX(seal) AS seal FROM audit_entries');
    return Number(row?.seal ?? 0);
  }

  /**
   * The first broken place of the chain, or null where it is whole; and how many entries were looked at, those before
   * `after` included, which an earlier look has found whole. Tells `through` of every portion how many it held.
   */
  async verify({ after = 0, upTo = Number.MAX_SAFE_INTEGER, through }: ChainLook = {}): Promise<ChainFound> {
    const ctx = systemContext({ licenceId: '' });
    let previous = await this.hashAt(ctx, after);
    for (let sealed = after; ;) {
      const rows = await this.rows(ctx, `entry.seal > ${sealed} AND entry.seal <= ${upTo}`, 'entry.seal');
      for (const row of rows) {
        sealed += 1;
        // An erased entry keeps nothing but its hash; blankBeyond checks how many entries may be erased.
        const expected = row.action === erasedAction ? row.hash : hashOf(row, previous);
        if (row.seal !== sealed || !expected || row.hash !== expected) return { brokenAt: sealed, sealed };
        previous = expected;
      }
      await through?.(rows.length);
      if (rows.length < batchSize) return { brokenAt: await this.blankBeyond(ctx), sealed };
      // The chain is long, and SQLite answers without a pause: others have their turn in between.
      await nextTurn();
    }
  }

  /** The first blank entry where there are more than the protocols of erasing tell, which are part of the chain; else null. */
  private async blankBeyond(ctx: RequestContext): Promise<number | null> {
    const manager = this.db.manager(ctx);
    const [blank]: { count: number | string; first: number | string | null }[] = await manager.query(
      'SELECT COUNT(*) AS count, MIN(seal) AS first FROM audit_entries WHERE action = ?',
      [erasedAction],
    );
    if (!blank || Number(blank.count) === 0) return null;
    const protocols = await manager
      .createQueryBuilder(AuditEntryEntity, 'entry')
      .where("entry.action = :action AND entry.licenceId = ''", { action: eraseAction })
      .getMany();
    const told = protocols.reduce((sum, { after }) => sum + blankedBy(after), 0);
    return Number(blank.count) > told ? Number(blank.first ?? 1) : null;
  }

  private async hashAt(ctx: RequestContext, seal: number): Promise<string> {
    if (seal === 0) return genesis;
    const [row]: { hash: string }[] = await this.db
      .manager(ctx)
      .query('SELECT hash FROM audit_entries WHERE seal = ?', [seal]);
    // None: the entry was removed since, and the next one does not follow on it.
    return row?.hash ?? '';
  }

  private async sealBatch(ctx: RequestContext): Promise<number> {
    const manager = this.db.writing(ctx);
    const [last]: { seal: number | string; hash: string }[] = await manager.query(
      'SELECT seal, hash FROM audit_entries WHERE seal IS NOT NULL ORDER BY seal DESC LIMIT 1',
    );
    let seal = Number(last?.seal ?? 0);
    let previous = last?.hash ?? genesis;
    const rows = await this.rows(ctx, 'entry.seal IS NULL', 'entry.id');
    const sealed = rows.map((row) => {
      seal += 1;
      previous = hashOf(row, previous);
      return { id: row.id, seal, hash: previous };
    });
    for (let from = 0; from < sealed.length; from += writtenTogether) {
      await writeSeals(manager, sealed.slice(from, from + writtenTogether));
    }
    return rows.length;
  }

  private async rows(ctx: RequestContext, where: string, order: string): Promise<AuditEntryEntity[]> {
    const raw = await this.db
      .manager(ctx)
      .createQueryBuilder(AuditEntryEntity, 'entry')
      .where(where)
      .orderBy(order, 'ASC')
      .limit(batchSize)
      .getRawMany<Record<string, unknown>>();
    const mapper = rowMapper(this.db.dataSource, AuditEntryEntity);
    return raw.map((row) => mapper.hydrate(row, 'entry'));
  }
}

interface Sealed {
  id: string;
  seal: number;
  hash: string;
}

async function writeSeals(manager: EntityManager, entries: readonly Sealed[]): Promise<void> {
  const whens = entries.map(() => 'WHEN ? THEN ?').join(' ');
  const marks = entries.map(() => '?').join(', ');
  await execute(
    manager,
    `UPDATE audit_entries SET seal = CASE id ${whens} END, hash = CASE id ${whens} END WHERE id IN (${marks})`,
    [
      ...entries.flatMap(({ id, seal }) => [id, seal]),
      ...entries.flatMap(({ id, hash }) => [id, hash]),
      ...entries.map(({ id }) => id),
    ],
  );
}

function blankedBy(after: unknown): number {
  const { auditEntries = 0 } = (after ?? {}) as { auditEntries?: number };
  return auditEntries;
}

function hashOf(entry: AuditEntryEntity, previous: string): string {
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
