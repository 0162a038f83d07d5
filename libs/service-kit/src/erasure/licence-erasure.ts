import { licenceErased } from '@jahrring/contracts-common';
import type { EntityManager } from 'typeorm';
import type { Audit } from '../audit/audit';
import { eraseAction, erasedAction } from '../audit/audit-actions';
import type { Clock } from '../clock';
import { systemContext } from '../context/request-context';
import type { RequestContext } from '../context/request-context';
import type { Database } from '../database/database';
import { execute } from '../database/execute';
import { rowMapper } from '../database/row-mapper';
import type { FileFolder } from '../files/file-folder';
import { licencedTables } from './licenced-tables';
import { LicenceErasureEntity } from './licence-erasure.entity';

/** Rows deleted in one transaction: others have their turn in between. */
const portion = 2_000;
const HOUR_MS = 3_600_000;
/** Hours after each pass until the next: what was on its way meanwhile is erased too. The note goes with the last. */
const pausesHours = [1, 24];

/** Rows that stay, as a condition by table: of those who look on while a licence is set back. */
export type KeptRows = Readonly<Record<string, string>>;

interface Erasing {
  signal?: AbortSignal;
  /** All in this transaction, instead of many small ones. */
  within?: RequestContext;
  kept?: KeptRows;
}

/**
 * Erases a licence from this service: every row of every table that names it, its files, and what the audit trail says of it.
 * The audit trail of the installation keeps the protocol: the number of rows by table.
 */
export class LicenceErasure {
  constructor(
    private readonly db: Database,
    private readonly audit: Audit,
    private readonly folder: FileFolder,
    private readonly clock: Clock,
  ) {}

  /** Notes that a licence is to be erased, in the transaction of the event that says so. */
  async note(ctx: RequestContext, licenceId: string): Promise<void> {
    const row = { licenceId, nextAt: this.clock.now(), passes: 0 };
    await rowMapper(this.db.dataSource, LicenceErasureEntity).insert(this.db.writing(ctx), [row]);
  }

  async hasDue(): Promise<boolean> {
    return (await this.due()).length > 0;
  }

  /** Erases what is due. Stopped in between it goes on the next time. */
  async runDue(signal?: AbortSignal): Promise<void> {
    for (const row of await this.due()) {
      await this.erase(row.licenceId, signal ? { signal } : {});
      if (signal?.aborted) return;
      await this.passed(row);
    }
  }

  private due(): Promise<LicenceErasureEntity[]> {
    return this.db
      .manager(system())
      .createQueryBuilder(LicenceErasureEntity, 'erasure')
      .where('erasure.nextAt <= :now', { now: this.clock.now() })
      .getMany();
  }

  /** Everything of the licence, now. Stopped in between, calling it again goes on. */
  async erase(licenceId: string, erasing: Erasing): Promise<void> {
    const { signal, within = system() } = erasing;
    const tables: Record<string, number> = {};
    for (const table of await licencedTables(this.db.dataSource, this.db.kind)) {
      const count = await this.empty(table, licenceId, erasing);
      if (count > 0) tables[table] = count;
      if (signal?.aborted) return;
    }
    const files = await this.folder.removeLicence(licenceId);
    if (files > 0 || Object.keys(tables).length > 0) {
      await this.db.tx(within, (ctx) => this.protocol(ctx, licenceId, { tables, files }));
    }
    await this.blankAudit(licenceId, erasing);
  }

  private async empty(table: string, licenceId: string, erasing: Erasing): Promise<number> {
    // The event that says so leaves first.
    const kept =
      table === 'outbox_events' && !erasing.within
        ? ` AND NOT (name = '${licenceErased.name}' AND published_at IS NULL AND dead_at IS NULL)`
        : '';
    const staying = erasing.kept?.[table];
    const others = staying === undefined ? '' : ` AND NOT (${staying})`;
    return this.inPortions(erasing, (ctx) => {
      const manager = this.db.writing(ctx);
      return execute(manager, `DELETE FROM ${this.some(manager, table, `licence_id = ?${kept}${others}`)}`, [
        licenceId,
      ]);
    });
  }

  /**
   * Entries keep place and hash, so that the chain stays whole, and lose everything else. How many did is part of the chain:
   * more blank ones than that are somebody's hand.
   */
  private async blankAudit(licenceId: string, erasing: Erasing): Promise<void> {
    await this.inPortions(erasing, async (ctx) => {
      const manager = this.db.writing(ctx);
      const name = (column: string) => manager.connection.driver.escape(column);
      const nothing = `licence_id = '', user_id = NULL, request_id = '', entity = '', entity_id = '',
        ${name('before')} = NULL, ${name('after')} = NULL, reason = NULL`;
      const sql = `UPDATE ${this.some(manager, 'audit_entries', 'licence_id = ?', `action = '${erasedAction}', ${nothing}`)}`;
      const auditEntries = await execute(manager, sql, [licenceId]);
      if (auditEntries > 0) await this.protocol(ctx, licenceId, { auditEntries });
      return auditEntries;
    });
  }

  /** A portion of a table's rows: `<table> [SET …] WHERE …`, at most so many, on either database. */
  private some(manager: EntityManager, table: string, where: string, set?: string): string {
    const name = manager.connection.driver.escape(table);
    const change = set === undefined ? name : `${name} SET ${set}`;
    if (this.db.kind === 'mysql') return `${change} WHERE ${where} LIMIT ${portion}`;
    return `${change} WHERE rowid IN (SELECT rowid FROM ${name} WHERE ${where} LIMIT ${portion})`;
  }

  private async inPortions(
    { signal, within = system() }: Erasing,
    one: (ctx: RequestContext) => Promise<number>,
  ): Promise<number> {
    for (let sum = 0; ;) {
      const count = await this.db.tx(within, async (ctx) => {
        await this.db.writeOut(ctx);
        return one(ctx);
      });
      sum += count;
      if (count < portion || signal?.aborted) return sum;
    }
  }

  private async protocol(ctx: RequestContext, licenceId: string, after: object): Promise<void> {
    await this.audit.record(ctx, { action: eraseAction, entity: 'licence', entityId: licenceId, after });
  }

  private async passed({ licenceId, passes }: LicenceErasureEntity): Promise<void> {
    const pause = pausesHours[passes];
    await this.db.tx(system(), async (ctx) => {
      const manager = this.db.writing(ctx);
      if (pause === undefined) {
        await execute(manager, 'DELETE FROM licence_erasures WHERE licence_id = ?', [licenceId]);
        return;
      }
      await manager
        .createQueryBuilder()
        .update(LicenceErasureEntity)
        .set({ passes: passes + 1, nextAt: new Date(this.clock.now().getTime() + pause * HOUR_MS) })
        .where('licence_id = :licenceId', { licenceId })
        .execute();
    });
  }
}

const system = () => systemContext({ licenceId: '' });
