import { execute, LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MachineTimeEntity } from './machine-time.entity';
import { SpanEntity } from './span.entity';

/** A day of a machine. */
export interface MachineDay {
  machineKey: string;
  workDate: string;
}

/** Every query on spans of machines' work, each limited to the licence: the audit trail has their file. */
@Injectable()
export class SpanRepository extends LicensedRepository<SpanEntity> {
  constructor(services: RepositoryServices) {
    super(services, SpanEntity, { name: 'span', audit: false, sharesIds: true, softDelete: false });
  }

  countOf(ctx: RequestContext, fileId: string): Promise<number> {
    return this.query(ctx).andWhere('span.fileId = :fileId', { fileId }).getCount();
  }

  async daysOf(ctx: RequestContext, fileId: string): Promise<MachineDay[]> {
    const query = this.query(ctx).andWhere('span.fileId = :fileId', { fileId });
    const rows = await query
      .select('span.machineKey', 'machineKey')
      .addSelect('span.workDate', 'workDate')
      .distinct(true)
      .getRawMany<{ machineKey: string; workDate: string | Date }>();
    return rows.map(({ machineKey, workDate }) => ({ machineKey, workDate: dayOf(workDate) }));
  }

  /** All that files tell of a machine's day, in its order. */
  ofDay(ctx: RequestContext, { machineKey, workDate }: MachineDay): Promise<SpanEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('span.machineKey = :machineKey AND span.workDate = :workDate', { machineKey, workDate })
        .orderBy('span.startedAt')
        .addOrderBy('span.id'),
    );
  }

  /** Keeps the engine's hours with the last span that a file tells of that machine. */
  async keepCounter(
    ctx: RequestContext,
    fileId: string,
    { machineKey, day, hours }: { machineKey: string; day: string | null; hours: string | null },
  ): Promise<void> {
    const query = this.query(ctx).andWhere('span.fileId = :fileId AND span.machineKey = :machineKey', {
      fileId,
      machineKey,
    });
    const [last] = await this.many(query.orderBy('span.startedAt', 'DESC').addOrderBy('span.id').take(1));
    // A report that was made days later tells nothing of the day of its last span.
    if (!last || hours === null || (day !== null && day !== last.workDate)) return;
    const keep = 'UPDATE machine_spans SET counter = ? WHERE licence_id = ? AND id = ?';
    await execute(this.db.writing(ctx), keep, [hours, ctx.licenceId, last.id]);
  }

  removeOf(ctx: RequestContext, fileId: string): Promise<number> {
    const remove = 'DELETE FROM machine_spans WHERE licence_id = ? AND file_id = ?';
    return execute(this.db.writing(ctx), remove, [ctx.licenceId, fileId]);
  }
}

/** Every query on the days of machines, each limited to the licence. */
@Injectable()
export class MachineTimeRepository extends LicensedRepository<MachineTimeEntity> {
  constructor(services: RepositoryServices) {
    super(services, MachineTimeEntity, {
      name: 'machineTime',
      audit: false,
      sharesIds: true,
      softDelete: false,
    });
  }

  ofDay(ctx: RequestContext, { machineKey, workDate }: MachineDay): Promise<MachineTimeEntity[]> {
    return this.many(
      this.query(ctx).andWhere('machineTime.machineKey = :machineKey AND machineTime.workDate = :workDate', {
        machineKey,
        workDate,
      }),
    );
  }
}

function dayOf(value: string | Date): string {
  return value instanceof Date ? value.toISOString().slice(0, 10) : value.slice(0, 10);
}
