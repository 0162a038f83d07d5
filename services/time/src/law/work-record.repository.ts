import { type LocalDate, addDays, weekdayOf } from '@jahrring/contracts-common';
import { type WorkRecord } from '@jahrring/contracts-time';
import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EntryEntity, type PersonEntry } from '../entry-record';

const sunday = 7;
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
    const query = this.hoursOf(ctx, ids, { from, to }).select(columns.map((column) => `entry.${column}`));
    const rows: Row[] = await this.many(query);
    for (const row of rows) push(found, row.employeeId, toRecord(row));
    return found;
  }

  /**
   * The same for sums of whole weeks: a day in one record without times, but for Sundays, whose work can reach into the
   * next week. Two statements, however many weeks.
   */
  async ofWeeks(
    ctx: RequestContext,
    ids: readonly string[],
    from: string,
    to: string,
  ): Promise<Map<string, WorkRecord[]>> {
    const found = new Map<string, WorkRecord[]>();
    if (ids.length === 0) return found;
    const sundays = sundaysOf(from, to);
    const days = this.hoursOf(ctx, ids, { from, to })
      .select('entry.employeeId', 'employeeId')
      .addSelect('entry.workDate', 'workDate')
      .addSelect('SUM(entry.seconds)', 'seconds')
      .groupBy('entry.employeeId')
      .addGroupBy('entry.workDate');
    if (sundays.length > 0) days.andWhere('entry.workDate NOT IN (:...sundays)', { sundays });
    const sums = await days.getRawMany<Sum>();
    for (const { employeeId, workDate, seconds } of sums) {
      const record = { workDate: String(workDate), seconds: Number(seconds), breakSeconds: 0 };
      push(found, employeeId, { ...record, span: null, zone: ctx.timeZone });
    }
    if (sundays.length === 0) return found;
    const rows: Row[] = await this.many(
      this.hoursOf(ctx, ids, { from, to })
        .select(columns.map((column) => `entry.${column}`))
        .andWhere('entry.workDate IN (:...sundays)', { sundays }),
    );
    for (const row of rows) push(found, row.employeeId, toRecord(row));
    return found;
  }

  private hoursOf(ctx: RequestContext, ids: readonly string[], days: { from: string; to: string }) {
    return this.query(ctx)
      .andWhere('entry.employeeId IN (:...ids)', { ids: [...ids] })
      .andWhere('entry.workDate BETWEEN :from AND :to', days)
      .andWhere("entry.kind = 'hours'");
  }
}

const known = new WeakMap<readonly PersonEntry[], readonly WorkRecord[]>();

/** The hours among entries, by person; the same object each time for the same entries. */
export function recordsOf(
  entries: ReadonlyMap<string, readonly PersonEntry[]>,
): Map<string, readonly WorkRecord[]> {
  return new Map(
    [...entries].map(([person, own]) => {
      const records = known.get(own) ?? own.filter(({ kind }) => kind === 'hours').map(toRecord);
      known.set(own, records);
      return [person, records];
    }),
  );
}

interface Sum {
  employeeId: string;
  workDate: unknown;
  seconds: number | string;
}

function sundaysOf(from: LocalDate, to: LocalDate): LocalDate[] {
  const sundays: LocalDate[] = [];
  for (let date = addDays(from, sunday - weekdayOf(from)); date <= to; date = addDays(date, 7))
    sundays.push(date);
  return sundays;
}

function push(found: Map<string, WorkRecord[]>, employeeId: string, record: WorkRecord): void {
  const own = found.get(employeeId);
  if (own) own.push(record);
  else found.set(employeeId, [record]);
}

function toRecord(row: Omit<Row, 'id' | 'employeeId'>): WorkRecord {
  const { workDate, seconds, breakSeconds, startAt, endAt, timeZone: zone } = row;
  const span = startAt && endAt ? { startMs: startAt.getTime(), endMs: endAt.getTime() } : null;
  return { workDate, seconds, breakSeconds, span, zone };
}
