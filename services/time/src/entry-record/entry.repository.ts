import {
  execute,
  LicensedRepository,
  RepositoryServices,
  type FindOptions,
  type ListColumns,
  type RequestContext,
} from '@jahrring/service-kit';
import { addDays, localDateAt, type ListQuery } from '@jahrring/contracts-common';
import type { EntrySums } from '@jahrring/contracts-time';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { EmployeeRefEntity, nameOf, ObjectRefEntity, ProjectRefEntity } from '../reference';
import { isFirstPage } from './entry.columns';
import { EntryEntity, type EntryNames } from './entry.entity';
import { limitToReach, seesEverything } from './entry.scope';
import { ShownNames } from './shown-names';

const nameColumns: Readonly<Record<string, string>> = {
  first_name: 'employee.firstName',
  last_name: 'employee.lastName',
  project_number: 'project.number',
  project_title: 'project.title',
  activity_title: 'activity.title',
  object_title: 'object.title',
};

/** Fields that a list orders by the names. */
const nameFields: ReadonlySet<string> = new Set([
  'employeeName',
  'projectNumber',
  'activityTitle',
  'objectTitle',
]);

/** Every query on entries; each is limited to the licence and to what the caller may see. */
@Injectable()
export class EntryRepository extends LicensedRepository<EntryEntity> {
  private readonly shown: ShownNames;

  constructor(services: RepositoryServices) {
    super(services, EntryEntity, { name: 'entry', idsFirst: true });
    this.shown = new ShownNames(services.db, services.clock);
  }

  protected override scope(ctx: RequestContext, query: SelectQueryBuilder<EntryEntity>, alias: string): void {
    limitToReach(ctx, query, alias);
  }

  protected override get unaudited(): readonly (keyof EntryEntity & string)[] {
    return ['names'];
  }

  protected override query(ctx: RequestContext, options?: FindOptions): SelectQueryBuilder<EntryEntity> {
    const qb = super.query(ctx, options);
    qb.leftJoin(
      EmployeeRefEntity,
      'employee',
      'employee.id = entry.employeeId AND employee.licenceId = entry.licenceId',
    );
    qb.leftJoin(
      ProjectRefEntity,
      'project',
      'project.id = entry.projectId AND project.licenceId = entry.licenceId',
    );
    qb.leftJoin(
      ObjectRefEntity,
      'activity',
      'activity.id = entry.activityId AND activity.licenceId = entry.licenceId',
    );
    qb.leftJoin(
      ObjectRefEntity,
      'object',
      'object.id = entry.objectId AND object.licenceId = entry.licenceId',
    );
    for (const [name, column] of Object.entries(nameColumns)) qb.addSelect(column, `ref_${name}`);
    return qb;
  }

  protected override isInOrder(ctx: RequestContext, query: ListQuery): boolean {
    return isFirstPage(query) && seesEverything(ctx);
  }

  /** Names are joined to the lines of a page only where it is in their order. */
  protected override pageQuery(ctx: RequestContext, query: ListQuery): SelectQueryBuilder<EntryEntity> {
    const byName = query.sort.some(({ field }) => nameFields.has(field));
    return byName ? super.pageQuery(ctx, query) : super.query(ctx, { deleted: 'include' });
  }

  protected override async many(qb: SelectQueryBuilder<EntryEntity>): Promise<EntryEntity[]> {
    const rows = await qb.getRawMany<Record<string, unknown>>();
    return rows.map((row) => {
      const entry = this.mapper.hydrate(row, this.name);
      return row['ref_last_name'] === undefined ? entry : Object.assign(entry, { names: toNames(row) });
    });
  }

  override async list(
    ctx: RequestContext,
    query: ListQuery,
    columns: ListColumns,
  ): Promise<{ items: EntryEntity[]; total: number }> {
    const found = await super.list(ctx, query, columns);
    const bare = found.items.filter(({ names }) => names === undefined);
    if (bare.length > 0) await this.shown.set(ctx, bare);
    return found;
  }

  /** Count and hours of all that a list finds. */
  async sums(ctx: RequestContext, query: ListQuery, columns: ListColumns): Promise<EntrySums> {
    const [row] = await this.filtered(ctx, query, columns)
      .select('COUNT(*)', 'total')
      .addSelect('SUM(entry.seconds)', 'seconds')
      .addSelect('SUM(CASE WHEN entry.billable = :isBillable THEN entry.seconds ELSE 0 END)', 'billable')
      .setParameter('isBillable', true)
      .getRawMany<Record<'total' | 'seconds' | 'billable', number | string | null>>();
    const numberOf = (name: 'total' | 'seconds' | 'billable') => Number(row?.[name] ?? 0);
    return {
      total: numberOf('total'),
      seconds: numberOf('seconds'),
      billableSeconds: numberOf('billable'),
    };
  }

  /** A person's entries from one day to another, both included, in the order of the day. */
  async ofPerson(ctx: RequestContext, employeeId: string, from: string, to: string): Promise<EntryEntity[]> {
    const qb = this.query(ctx)
      .andWhere('entry.employeeId = :employeeId AND entry.workDate BETWEEN :from AND :to', {
        employeeId,
        from,
        to,
      })
      .orderBy('entry.workDate')
      .addOrderBy('CASE WHEN entry.start_at IS NULL THEN 1 ELSE 0 END')
      .addOrderBy('entry.startAt')
      .addOrderBy('entry.id');
    return this.many(qb);
  }

  /** Returns how many entries of each group still exist. */
  async countGroups(ctx: RequestContext, groupIds: readonly string[]): Promise<Map<string, number>> {
    if (groupIds.length === 0) return new Map();
    const rows = await this.query(ctx)
      .select('entry.groupId', 'groupId')
      .addSelect('COUNT(*)', 'count')
      .andWhere('entry.groupId IN (:...groupIds)', { groupIds })
      .groupBy('entry.groupId')
      .getRawMany<{ groupId: string; count: number | string }>();
    return new Map(rows.map(({ groupId, count }) => [groupId, Number(count)]));
  }

  /** The hours a person recorded last on open projects, newest first. */
  async latest(
    ctx: RequestContext,
    employeeId: string,
    since: string,
    limit: number,
  ): Promise<EntryEntity[]> {
    const qb = this.query(ctx)
      .andWhere("entry.employeeId = :employeeId AND entry.workDate >= :since AND entry.kind = 'hours'", {
        employeeId,
        since,
      })
      .andWhere('project.deleted = :living AND project.status NOT IN (:...closed)', {
        living: false,
        closed: ['ARCH', 'CANC'],
      })
      .orderBy('entry.workDate', 'DESC')
      .addOrderBy('entry.id', 'DESC')
      .limit(limit);
    return this.many(qb);
  }

  /** The last day of a stretch, both ends included, on which a person recorded hours; null where there is none. */
  async lastWorkedDay(
    ctx: RequestContext,
    employeeId: string,
    from: string,
    to: string,
  ): Promise<string | null> {
    const [row] = await this.db.manager(ctx).query<{ day: string | null }[]>(
      `SELECT MAX(work_date) AS day FROM time_entries WHERE licence_id = ? AND employee_id = ?
         AND work_date BETWEEN ? AND ? AND kind = 'hours' AND deleted_at IS NULL`,
      [ctx.licenceId, employeeId, from, to],
    );
    return row?.day ?? null;
  }

  /** Returns the people who have recorded anything since a day. */
  async peopleSince(ctx: RequestContext, since: string): Promise<string[]> {
    const rows = await this.db
      .manager(ctx)
      .query<{ id: string }[]>(
        'SELECT DISTINCT employee_id AS id FROM time_entries WHERE licence_id = ? AND work_date >= ? AND deleted_at IS NULL',
        [ctx.licenceId, since],
      );
    return rows.map(({ id }) => id).toSorted();
  }

  /** Hours a person has recorded on a day, in seconds. */
  async workedOn(ctx: RequestContext, employeeId: string, workDate: string): Promise<number> {
    const [row] = await this.db.manager(ctx).query<{ worked: number | string | null }[]>(
      `SELECT SUM(seconds) AS worked FROM time_entries
       WHERE licence_id = ? AND employee_id = ? AND work_date = ? AND deleted_at IS NULL`,
      [ctx.licenceId, employeeId, workDate],
    );
    return Number(row?.worked ?? 0);
  }

  /** Returns true if a timer of this person ended after the moment. */
  async hasTimerEnd(ctx: RequestContext, employeeId: string, since: Date): Promise<boolean> {
    const day = localDateAt(since, 'UTC');
    const rows: unknown[] = await this.db.writing(ctx).query(
      `SELECT 1 FROM time_entries WHERE licence_id = ? AND employee_id = ? AND work_date >= ?
       AND source IN ('timer', 'scan') AND end_at > ? AND deleted_at IS NULL LIMIT 1`,
      [ctx.licenceId, employeeId, addDays(day, -2), ...this.instants(since)],
    );
    return rows.length > 0;
  }

  /** Returns the machine's counter value after its latest entry that is not deleted; null if there is none. */
  async lastCounter(ctx: RequestContext, objectId: string): Promise<string | null> {
    const rows = await this.db.writing(ctx).query<Record<string, unknown>[]>(
      `SELECT counter_to AS entry_counter_to FROM time_entries
       WHERE licence_id = ? AND object_id = ? AND counter_to IS NOT NULL AND deleted_at IS NULL
       ORDER BY work_date DESC, counter_to DESC LIMIT 1`,
      [ctx.licenceId, objectId],
    );
    const [last] = rows.map((row) => this.mapper.hydrate(row, this.name));
    return last?.counterTo ?? null;
  }

  /** Those of the objects and activities that living entries of anybody in the licence name. */
  async findUsedObjects(ctx: RequestContext, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const rows = await this.db
      .manager(ctx)
      .createQueryBuilder(EntryEntity, 'entry')
      .select('entry.objectId', 'objectId')
      .addSelect('entry.activityId', 'activityId')
      .distinct(true)
      .where('entry.licenceId = :licenceId AND entry.deletedAt IS NULL', { licenceId: ctx.licenceId })
      .andWhere('(entry.objectId IN (:...ids) OR entry.activityId IN (:...ids))', { ids })
      .getRawMany<{ objectId: string | null; activityId: string | null }>();
    const named = new Set(rows.flatMap(({ objectId, activityId }) => [objectId, activityId]));
    return ids.filter((id) => named.has(id));
  }

  /** Returns the entries of a project that can be billed now, of every kind, up to a day if one is given. */
  async billable(ctx: RequestContext, projectId: string, until?: string): Promise<EntryEntity[]> {
    const qb = this.query(ctx)
      .andWhere('entry.projectId = :projectId AND entry.billable = :billable', { projectId, billable: true })
      .andWhere('entry.claimedDocumentId IS NULL');
    if (until) qb.andWhere('entry.workDate <= :until', { until });
    qb.orderBy('entry.workDate').addOrderBy('entry.startAt').addOrderBy('entry.id');
    return this.many(qb);
  }

  /** Everything recorded on a project. */
  ofProject(ctx: RequestContext, projectId: string): Promise<EntryEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('entry.projectId = :projectId', { projectId })
        .orderBy('entry.workDate')
        .addOrderBy('entry.id'),
    );
  }

  /** Projects with entries that can go on a bill, up to a day, and how many they are. */
  async billableProjects(
    ctx: RequestContext,
    until: string,
  ): Promise<{ projectId: string; entries: number }[]> {
    const rows = await this.query(ctx)
      .andWhere('entry.billable = :billable AND entry.claimedDocumentId IS NULL', { billable: true })
      .andWhere('entry.workDate <= :until', { until })
      .select('entry.projectId', 'projectId')
      .addSelect('COUNT(*)', 'entries')
      .groupBy('entry.projectId')
      .getRawMany<{ projectId: string; entries: number | string }>();
    return rows.map(({ projectId, entries }) => ({ projectId, entries: Number(entries) }));
  }

  /** Returns the entries that have a price from their rate and are on no document, from a day on; the oldest first. */
  async unbilled(
    ctx: RequestContext,
    { from, projectId, limit }: { from: string; projectId: string | undefined; limit: number },
  ): Promise<EntryEntity[]> {
    const qb = this.query(ctx)
      .andWhere('entry.workDate >= :from AND entry.claimedDocumentId IS NULL', { from })
      .andWhere(
        "entry.documentNumber IS NULL AND (entry.priceSource IS NULL OR entry.priceSource <> 'entry')",
      );
    if (projectId) qb.andWhere('entry.projectId = :projectId', { projectId });
    return this.many(qb.orderBy('entry.workDate').addOrderBy('entry.id').limit(limit));
  }

  /**
   * Notes which document holds these entries. No new version: the document has claimed the version it saw, and what is
   * recorded has not changed. Older events change nothing.
   */
  async setClaim(ctx: RequestContext, ids: readonly string[], claim: Claim): Promise<void> {
    const marks = ids.map(() => '?').join(', ');
    const releasing = claim.documentId === null;
    const holder = releasing ? ' AND claimed_document_id = ?' : '';
    await execute(
      this.db.writing(ctx),
      `UPDATE time_entries SET claimed_document_id = ?, document_number = ?, claim_changed_at = ?
       WHERE licence_id = ? AND (claim_changed_at IS NULL OR claim_changed_at <= ?) AND id IN (${marks})${holder}`,
      [
        claim.documentId,
        claim.documentNumber,
        ...this.instants(claim.at),
        ctx.licenceId,
        ...this.instants(claim.at),
        ...ids,
        ...(releasing ? [claim.heldBy] : []),
      ],
    );
  }

  private instants(at: Date): unknown[] {
    return this.mapper.assignments({ claimChangedAt: at }).values;
  }
}

export type Claim = { at: Date } & (
  | { documentId: string; documentNumber: string | null }
  | { documentId: null; documentNumber: null; heldBy: string }
);

function toNames(row: Record<string, unknown>): EntryNames {
  const text = (name: string): string => {
    const value = row[`ref_${name}`];
    return typeof value === 'string' ? value : '';
  };
  return {
    employeeName: nameOf({ firstName: text('first_name'), lastName: text('last_name') }),
    projectNumber: text('project_number'),
    projectTitle: text('project_title'),
    activityTitle: text('activity_title') || null,
    objectTitle: text('object_title') || null,
  };
}
