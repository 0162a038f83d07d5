import { isAbsentAtWork, type PayrollException } from '@jahrring/contracts-time';
import { Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AbsenceRepository } from '../absence';
import { TargetService } from '../target';
import { spanOf } from './payroll-facts.service';
import type { Member } from './payroll-staff';

type Found = Omit<PayrollException, 'employeeName'>;
type WorkedRow = { employee_id: string; work_date: string; seconds: number | string | null };

const ofPerson = (kind: Found['kind'], employeeId: string): Found => ({
  kind,
  employeeId,
  date: null,
  absenceType: null,
  seconds: 0,
});

/** Exceptions that somebody should check before a month is handed over; none of them prevents it. */
@Injectable()
export class PayrollExceptionsService {
  constructor(
    private readonly db: Database,
    private readonly absences: AbsenceRepository,
    private readonly targets: TargetService,
  ) {}

  /** Of the members whose month goes to payroll, in a fixed order. */
  async of(ctx: RequestContext, staff: ReadonlyMap<string, Member>, month: string): Promise<Found[]> {
    const double = await this.absentAtWork(ctx, [...staff.keys()], month);
    return [
      ...double,
      ...[...staff].flatMap(([id, member]) => ofEmployment(id, member)),
      ...sameNumber(staff),
    ];
  }

  private async absentAtWork(ctx: RequestContext, ids: readonly string[], month: string): Promise<Found[]> {
    const { from, to } = spanOf(month);
    const approved = await this.absences.ofPeople(ctx, ids, { from, to, states: ['approved'] });
    const worked = await this.workedOn(ctx, from, to);
    const target = await this.targets.onMany(ctx, ids);
    return approved
      .flatMap(({ employeeId, type, days }) =>
        days.map(({ date, halfDays }) => ({
          ...ofPerson('absentAtWork', employeeId),
          ...{ date, absenceType: type, halfDays },
          seconds: worked.get(`${employeeId} ${date}`) ?? 0,
        })),
      )
      .filter(({ employeeId, date, halfDays, seconds: workedSeconds }) => {
        const targetSeconds = target(employeeId, date);
        return date >= from && date <= to && isAbsentAtWork({ halfDays, workedSeconds, targetSeconds });
      })
      .map(({ halfDays: _halfDays, ...found }) => found)
      .toSorted((a, b) => `${a.date} ${a.employeeId}`.localeCompare(`${b.date} ${b.employeeId}`));
  }

  /** Hours by person and work date. */
  private async workedOn(ctx: RequestContext, from: string, to: string): Promise<Map<string, number>> {
    const rows = await this.db.manager(ctx).query<WorkedRow[]>(
      `SELECT employee_id, work_date, SUM(seconds) AS seconds FROM time_entries
       WHERE licence_id = ? AND work_date BETWEEN ? AND ? AND kind = 'hours' AND deleted_at IS NULL
       GROUP BY employee_id, work_date`,
      [ctx.licenceId, from, to],
    );
    return new Map(rows.map((row) => [`${row.employee_id} ${row.work_date}`, Number(row.seconds ?? 0)]));
  }
}

function ofEmployment(employeeId: string, { active, role, employment }: Member): Found[] {
  const hasTarget = employment !== null && employment.periods.length > 0;
  const isOff = !active || role === 'blocked';
  return [
    ...(hasTarget ? [] : [ofPerson('noTarget', employeeId)]),
    ...(isOff && !employment?.endsOn ? [ofPerson('noExit', employeeId)] : []),
  ];
}

/** Everybody but the first of those who share a personnel number. */
function sameNumber(staff: ReadonlyMap<string, Member>): Found[] {
  const taken = new Set<string>();
  return [...staff].flatMap(([employeeId, { employment }]) => {
    const number = employment?.externalId;
    if (!number) return [];
    if (taken.has(number)) return [ofPerson('sameNumber', employeeId)];
    taken.add(number);
    return [];
  });
}
