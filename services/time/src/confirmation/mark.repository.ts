import type { MarkAction } from '@jahrring/contracts-time';
import { Audit, execute, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EntryRepository } from '../entry-record';
import type { EntryEntity } from '../entry-record';
import type { Marks } from './marks';

export interface MarkChange {
  entry: EntryEntity;
  change: Partial<Marks>;
}

const idsPerStatement = 500;

/** Marks on many entries, written with a handful of statements. Reaches what the list of entries reaches. */
@Injectable()
export class MarkRepository extends EntryRepository {
  constructor(
    services: RepositoryServices,
    private readonly trail: Audit,
  ) {
    super(services);
  }

  /** Living entries of whole days, or of a project from one day to another; their ids in order. */
  async idsOfDays(
    ctx: RequestContext,
    days: readonly { employeeId: string; date: string }[],
    projectId?: string,
  ): Promise<string[]> {
    const dates = days.map(({ date }) => date).sort();
    const people = [...new Set(days.map(({ employeeId }) => employeeId))];
    const wanted = new Set(days.map(({ employeeId, date }) => `${employeeId} ${date}`));
    const qb = this.query(ctx)
      .andWhere('entry.employeeId IN (:...people)', { people })
      .andWhere('entry.workDate BETWEEN :from AND :to', { from: dates[0], to: dates.at(-1) });
    if (projectId) qb.andWhere('entry.projectId = :projectId', { projectId });
    const found = await this.many(qb);
    return found.filter((entry) => wanted.has(`${entry.employeeId} ${entry.workDate}`)).map(({ id }) => id);
  }

  async idsOfProject(ctx: RequestContext, projectId: string, from: string, to: string): Promise<string[]> {
    const qb = this.query(ctx).andWhere(
      'entry.projectId = :projectId AND entry.workDate BETWEEN :from AND :to',
      { projectId, from, to },
    );
    return (await this.many(qb)).map(({ id }) => id);
  }

  /** The entries as they are now, nobody else changing them until the transaction ends. Must be its first statement. */
  async lockMany(ctx: RequestContext, ids: readonly string[]): Promise<EntryEntity[]> {
    const sorted = [...ids].sort();
    if (this.db.kind === 'mysql') {
      for (const chunk of chunks(sorted)) {
        await this.db
          .writing(ctx)
          .query(
            `SELECT id FROM time_entries WHERE licence_id = ? AND id IN (${marksFor(chunk)}) ORDER BY id FOR UPDATE`,
            [ctx.licenceId, ...chunk],
          );
      }
    }
    return this.getMany(ctx, sorted);
  }

  /** Writes each entry's change with a new version and its row of the audit trail. */
  async mark(
    ctx: RequestContext,
    action: MarkAction | 'undo',
    changes: readonly MarkChange[],
  ): Promise<void> {
    const groups = new Map<string, MarkChange[]>();
    for (const one of changes) {
      const key = JSON.stringify(one.change);
      groups.set(key, [...(groups.get(key) ?? []), one]);
    }
    for (const group of groups.values()) await this.writeGroup(ctx, group);
    await this.trail.recordMany(
      ctx,
      changes.map(({ entry, change }) => ({
        action,
        entity: 'entry',
        entityId: entry.id,
        before: Object.fromEntries(Object.keys(change).map((key) => [key, entry[key as keyof Marks]])),
        after: change,
      })),
    );
  }

  private async writeGroup(ctx: RequestContext, group: readonly MarkChange[]): Promise<void> {
    const [first] = group;
    if (!first) return;
    const { sql, values } = this.mapper.assignments({ ...first.change, updatedAt: this.now() });
    for (const chunk of chunks(group.map(({ entry }) => entry.id))) {
      await execute(
        this.db.writing(ctx),
        `UPDATE time_entries SET ${sql.join(', ')}, version = version + 1
         WHERE licence_id = ? AND id IN (${marksFor(chunk)})`,
        [...values, ctx.licenceId, ...chunk],
      );
    }
  }
}

function marksFor(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}

function chunks<T>(values: readonly T[]): T[][] {
  const found: T[][] = [];
  for (let from = 0; from < values.length; from += idsPerStatement) {
    found.push(values.slice(from, from + idsPerStatement));
  }
  return found;
}
