import { nextMonthOf } from '@jahrring/contracts-common';
import {
  entrySurchargesChanged,
  type EntrySurchargesChanged,
  type SurchargeQuery,
} from '@jahrring/contracts-time';
import {
  execute,
  LicensedRepository,
  Outbox,
  RepositoryServices,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { SurchargeLineEntity } from './surcharge-line.entity';
import type { NewSurchargeLine } from './lines-of';

@Injectable()
export class SurchargeLineRepository extends LicensedRepository<SurchargeLineEntity> {
  constructor(
    services: RepositoryServices,
    private readonly outbox: Outbox,
  ) {
    super(services, SurchargeLineEntity, { name: 'surcharge_line', audit: false, softDelete: false });
  }

  /** The lines of an entry are these, and no others. */
  async replace(
    ctx: RequestContext,
    { id: entryId, employeeId }: { id: string; employeeId: string },
    lines: readonly NewSurchargeLine[],
  ): Promise<void> {
    const sql = `DELETE FROM ${this.mapper.table} WHERE licence_id = ? AND entry_id = ?`;
    const deleted = await execute(this.db.writing(ctx), sql, [ctx.licenceId, entryId]);
    if (lines.length > 0 || deleted > 0) await this.add(ctx, { id: entryId, employeeId }, lines, deleted > 0);
  }

  /** Writes the lines of an entry that has none; without any, tells of it only where there were some. */
  async add(
    ctx: RequestContext,
    { id: entryId, employeeId }: { id: string; employeeId: string },
    lines: readonly NewSurchargeLine[],
    had = false,
  ): Promise<void> {
    if (lines.length > 0) await this.insertMany(ctx, lines);
    else if (!had) return;
    await this.outbox.add(ctx, entrySurchargesChanged, { entryId, employeeId, lines: lines.map(toTold) });
  }

  /** Lines of these entries. */
  ofEntries(ctx: RequestContext, entryIds: readonly string[]): Promise<SurchargeLineEntity[]> {
    if (entryIds.length === 0) return Promise.resolve([]);
    const qb = this.query(ctx).andWhere('surcharge_line.entryId IN (:...entryIds)', {
      entryIds: [...entryIds],
    });
    return this.many(qb.orderBy('surcharge_line.startAt').addOrderBy('surcharge_line.id'));
  }

  /** In the order of the days. */
  ofMonth(ctx: RequestContext, { month, employeeId }: SurchargeQuery): Promise<SurchargeLineEntity[]> {
    const from = `${month}-01`;
    const qb = this.query(ctx).andWhere(
      'surcharge_line.workDate >= :from AND surcharge_line.workDate < :until',
      { from, until: nextMonthOf(from) },
    );
    if (employeeId) qb.andWhere('surcharge_line.employeeId = :employeeId', { employeeId });
    return this.many(
      qb
        .orderBy('surcharge_line.workDate')
        .addOrderBy('surcharge_line.startAt')
        .addOrderBy('surcharge_line.percent', 'DESC')
        .addOrderBy('surcharge_line.id'),
    );
  }
}

/** Returns a line as it is published in events. */
export function toTold({
  windowId,
  title,
  workDate: date,
  seconds,
}: Pick<
  SurchargeLineEntity,
  'windowId' | 'title' | 'workDate' | 'seconds'
>): EntrySurchargesChanged['lines'][number] {
  return { windowId, title, date, seconds };
}
