import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { EntryEntity } from '../entry/entry.entity';
import { limitToReach } from '../entry/entry.scope';

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
/** What the overview adds up of an entry. */
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
}
