import type { EntrySource } from '@jahrring/contracts-time';
import { Database, rowMapper, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository } from '../reference';
import { EntryEntity } from './entry.entity';

/** One stretch or duration already recorded near a day. */
export interface NearbyEntry {
  id: string;
  workDate: string;
  startAt: Date | null;
  endAt: Date | null;
  seconds: number;
  projectId: string;
  source: EntrySource;
}

interface StoredEntry extends NearbyEntry {
  version: number;
  deletedAt: Date | null;
}

const alias = 'entry';
const columns = [
  'id',
  'version',
  'deleted_at',
  'work_date',
  'start_at',
  'end_at',
  'seconds',
  'project_id',
  'source',
] as const;

/**
 * Entries of a person on some days, whatever the caller may see: for the overlap check. Read after the person is
 * locked, so nobody else changes them meanwhile; no range of entries is locked, as that would block other people's
 * entries too.
 */
@Injectable()
export class NearbyEntries {
  constructor(
    private readonly db: Database,
    private readonly employees: EmployeeRefRepository,
  ) {}

  /** The living entries from one day to another, both included: committed by anybody, or written by this transaction. */
  async find(ctx: RequestContext, employeeId: string, from: string, to: string): Promise<NearbyEntry[]> {
    const condition = 'employee_id = ? AND work_date BETWEEN ? AND ?';
    const seen = await this.read(ctx, condition, [employeeId, from, to]);
    const isComplete = this.db.kind !== 'mysql' || this.employees.wasLockedFirst(ctx, employeeId);
    const entries = isComplete
      ? seen
      : await this.withCommitted(ctx, seen, condition, [employeeId, from, to]);
    return entries.filter(
      ({ deletedAt, workDate }) => deletedAt === null && workDate >= from && workDate <= to,
    );
  }

  /** The snapshot of this transaction may be older than the lock: what was committed since is read outside of it. */
  private async withCommitted(
    ctx: RequestContext,
    seen: readonly StoredEntry[],
    condition: string,
    values: readonly unknown[],
  ): Promise<StoredEntry[]> {
    const outside = ctx.withoutTransaction();
    const committed = await this.read(outside, condition, values);
    // An entry that moved to or from these days is here on one side only.
    return newestOfEach([
      ...seen,
      ...committed,
      ...(await this.byId(outside, without(seen, committed))),
      ...(await this.byId(ctx, without(committed, seen))),
    ]);
  }

  private async byId(ctx: RequestContext, ids: readonly string[]): Promise<StoredEntry[]> {
    if (ids.length === 0) return [];
    return this.read(ctx, `id IN (${ids.map(() => '?').join(', ')})`, ids);
  }

  /** Plain SQL: this stands in the path of every new entry. */
  private async read(
    ctx: RequestContext,
    condition: string,
    values: readonly unknown[],
  ): Promise<StoredEntry[]> {
    const rows = await this.db.manager(ctx).query<Record<string, unknown>[]>(
      `SELECT ${columns.map((column) => `${column} AS ${alias}_${column}`).join(', ')} FROM time_entries
         WHERE licence_id = ? AND ${condition}`,
      [ctx.licenceId, ...values],
    );
    return rows.map((row) => rowMapper(this.db.dataSource, EntryEntity).hydrate(row, alias));
  }
}

function without(all: readonly StoredEntry[], taken: readonly StoredEntry[]): string[] {
  const ids = new Set(taken.map(({ id }) => id));
  return all.filter(({ id }) => !ids.has(id)).map(({ id }) => id);
}

/** Of each entry the state with the highest version. */
function newestOfEach(states: readonly StoredEntry[]): StoredEntry[] {
  const newest = new Map<string, StoredEntry>();
  for (const state of states) {
    const known = newest.get(state.id);
    if (!known || state.version > known.version) newest.set(state.id, state);
  }
  return [...newest.values()];
}
