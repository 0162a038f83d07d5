import { nextMonthOf } from '@jahrring/contracts-common';
import { type SurchargeQuery } from '@jahrring/contracts-time';
import { execute, LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { SurchargeLineEntity } from './surcharge-line.entity';
import type { NewSurchargeLine } from './lines-of';

@Injectable()
export class SurchargeLineRepository extends LicensedRepository<SurchargeLineEntity> {
  constructor(services: RepositoryServices) {
    super(services, SurchargeLineEntity, { name: 'surcharge_line', audit: false, softDelete: false });
  }

  /** The lines of an entry are these, and no others. */
  async replace(ctx: RequestContext, entryId: string, lines: readonly NewSurchargeLine[]): Promise<void> {
    const sql = `DELETE FROM ${this.mapper.table} WHERE licence_id = ? AND entry_id = ?`;
    await execute(this.db.writing(ctx), sql, [ctx.licenceId, entryId]);
    if (lines.length > 0) await this.insertMany(ctx, lines);
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
