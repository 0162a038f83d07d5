import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { RecurrenceEntity } from './recurrence.entity';

const perRun = 200;

/** Recurrences are seen by whom they are for and by whoever made them; a job sees all. */
@Injectable()
export class RecurrenceRepository extends LicensedRepository<RecurrenceEntity> {
  constructor(services: RepositoryServices) {
    super(services, RecurrenceEntity, { name: 'recurrence' });
  }

  protected override scope(
    ctx: RequestContext,
    query: SelectQueryBuilder<RecurrenceEntity>,
    alias: string,
  ): void {
    if (ctx.system) return;
    query.andWhere(`(${alias}.employeeId = :owner OR ${alias}.recorderId = :owner)`, {
      owner: ctx.membershipId,
    });
  }

  /** Those that will still record something, the next first. */
  running(ctx: RequestContext): Promise<RecurrenceEntity[]> {
    const qb = this.query(ctx).andWhere('recurrence.nextOn IS NOT NULL');
    return this.many(qb.orderBy('recurrence.nextOn').addOrderBy('recurrence.id').limit(perRun));
  }

  /** Of every licence: those whose next day is not later than this one. */
  async due(
    ctx: RequestContext,
    until: string,
  ): Promise<{ id: string; licenceId: string; timeZone: string }[]> {
    const rows = await this.db.manager(ctx).query<Record<string, string>[]>(
      `SELECT id, licence_id, time_zone FROM time_recurrences
       WHERE next_on <= ? AND deleted_at IS NULL ORDER BY next_on LIMIT ${perRun}`,
      [until],
    );
    return rows.map(({ id = '', licence_id: licenceId = '', time_zone: timeZone = '' }) => ({
      id,
      licenceId,
      timeZone,
    }));
  }
}
