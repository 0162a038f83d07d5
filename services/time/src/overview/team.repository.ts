import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { EntryEntity, limitToReach, seesEverything, seesHoursOfOthers } from '../entry-record';

const columns = [
  'id',
  'employeeId',
  'projectId',
  'kind',
  'workDate',
  'startAt',
  'endAt',
  'seconds',
  'breakSeconds',
  'billable',
  'comment',
  'seenAt',
  'confirmedAt',
  'exportedAt',
  'archivedAt',
  'needsReview',
  'late',
] as const satisfies readonly (keyof EntryEntity)[];
/** Fields of an entry that the overview adds up. */
export type TeamEntry = Pick<EntryEntity, (typeof columns)[number]>;

/** Entries of many people without names and texts, by the index on person and day; same reach as the list. */
@Injectable()
export class TeamRepository extends LicensedRepository<EntryEntity> {
  constructor(services: RepositoryServices) {
    super(services, EntryEntity, { name: 'entry' });
  }

  protected override scope(ctx: RequestContext, query: SelectQueryBuilder<EntryEntity>, alias: string): void {
    limitToReach(ctx, query, alias);
  }

  ofPeople(
    ctx: RequestContext,
    people: readonly string[],
    from: string,
    to: string,
    projectId?: string,
  ): Promise<TeamEntry[]> {
    if (people.length === 0) return Promise.resolve([]);
    const qb = this.query(ctx)
      .select(columns.map((column) => `entry.${column}`))
      .andWhere('entry.employeeId IN (:...people)', { people })
      .andWhere('entry.workDate BETWEEN :from AND :to', { from, to });
    if (projectId) qb.andWhere('entry.projectId = :projectId', { projectId });
    return this.many(qb);
  }

  /**
   * Returns the hours of a person's day that are not among the rows found by `ofPeople`: those on projects out of the
   * reader's reach, as one sum of seconds. 0 if the reader may not see hours of others at all, and if they see
   * everything.
   */
  async elsewhere(
    ctx: RequestContext,
    people: readonly string[],
    [from, to]: readonly [string, string],
    seen: readonly TeamEntry[],
  ): Promise<(employeeId: string, date: string) => number> {
    const others = people.some((id) => id !== ctx.membershipId);
    const isNothing = people.length === 0 || seesEverything(ctx);
    if (isNothing || (others && !seesHoursOfOthers(ctx))) return () => 0;
    const rows = await this.db.manager(ctx).query<{ person: string; day: unknown; total: number | string }[]>(
      `SELECT employee_id AS person, work_date AS day, SUM(seconds) AS total FROM time_entries
       WHERE licence_id = ? AND employee_id IN (${people.map(() => '?').join(', ')})
         AND work_date BETWEEN ? AND ? AND deleted_at IS NULL
       GROUP BY employee_id, work_date`,
      [ctx.licenceId, ...people, from, to],
    );
    const totals = new Map(rows.map(({ person, day, total }) => [`${person} ${String(day)}`, Number(total)]));
    for (const { employeeId, workDate, seconds } of seen) {
      const key = `${employeeId} ${workDate}`;
      totals.set(key, (totals.get(key) ?? 0) - seconds);
    }
    return (employeeId, date) => Math.max(0, totals.get(`${employeeId} ${date}`) ?? 0);
  }
}
