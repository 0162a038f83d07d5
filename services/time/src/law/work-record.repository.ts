import type { WorkRecord } from '@jahrring/contracts-time';
import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EntryEntity } from '../entry/entry.entity';

const columns = [
  'id',
  'employeeId',
  'workDate',
  'startAt',
  'endAt',
  'seconds',
  'breakSeconds',
  'timeZone',
] as const;
type Row = Pick<EntryEntity, (typeof columns)[number]>;

/** Hours as the law looks at them: all of a person's, since what is not seen counts too. The caller decides whose are told. */
@Injectable()
export class WorkRecordRepository extends LicensedRepository<EntryEntity> {
  constructor(services: RepositoryServices) {
    super(services, EntryEntity, { name: 'entry' });
  }

  /** Hours of these people whose work date lies in the days, both inclusive; by person. */
  async ofPeople(
    ctx: RequestContext,
    ids: readonly string[],
    from: string,
    to: string,
  ): Promise<Map<string, WorkRecord[]>> {
    const found = new Map<string, WorkRecord[]>();
    if (ids.length === 0) return found;
    const query = this.query(ctx)
      .select(columns.map((column) => `entry.${column}`))
      .andWhere('entry.employeeId IN (:...ids)', { ids: [...ids] })
      .andWhere('entry.workDate BETWEEN :from AND :to', { from, to })
      .andWhere("entry.kind = 'hours'");
    const rows: Row[] = await this.many(query);
    for (const row of rows) {
      const own = found.get(row.employeeId);
      if (own) own.push(toRecord(row));
      else found.set(row.employeeId, [toRecord(row)]);
    }
    return found;
  }
}

function toRecord({ workDate, seconds, breakSeconds, startAt, endAt, timeZone: zone }: Row): WorkRecord {
  const span = startAt && endAt ? { startMs: startAt.getTime(), endMs: endAt.getTime() } : null;
  return { workDate, seconds, breakSeconds, span, zone };
}
