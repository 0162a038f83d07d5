import { addDays, mondayOf } from '@jahrring/contracts-common';
import { findLawHints, isAbsentAtWork, lawOf, type LawHint, type WorkRecord } from '@jahrring/contracts-time';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AbsenceRepository } from '../absence';
import { EmploymentRefRepository } from '../reference';
import { TargetService } from '../target';
import { TimeSettingsService } from '../settings';
import { HolidayCalendar } from '../surcharge';
import { WorkRecordRepository } from './work-record.repository';

/** Rows of days and rests reach into the week before, and the rest of a week into the day after it. */
const daysBefore = 7;
const weekDays = 7;

interface Days {
  from: string;
  to: string;
}

/**
 * Remarks on people's hours that should be checked: limits of the working-time law, and days with both absence and
 * work.
 */
@Injectable()
export class LawHintService {
  constructor(
    private readonly records: WorkRecordRepository,
    private readonly absences: AbsenceRepository,
    private readonly employments: EmploymentRefRepository,
    private readonly targets: TargetService,
    private readonly holidays: HolidayCalendar,
    private readonly settings: TimeSettingsService,
  ) {}

  /** Of the weeks these days lie in, by person: with as many statements for forty people as for one. */
  async of(ctx: RequestContext, ids: readonly string[], { from, to }: Days): Promise<Map<string, LawHint[]>> {
    const [first, last] = [mondayOf(from), addDays(mondayOf(to), weekDays - 1)];
    const records = await this.records.ofPeople(ctx, ids, addDays(first, -daysBefore), addDays(last, 1));
    const byLaw = await this.byLaw(ctx, ids, records);
    const absent = await this.absentAtWork(ctx, ids, records, { from: first, to: last });
    return new Map(
      ids.map((id) => {
        const hints = [...(byLaw.get(id) ?? []), ...(absent.get(id) ?? [])];
        return [id, hints.filter(({ date, workDate }) => isIn(date) || isIn(workDate)).toSorted(byDate)];
      }),
    );
    function isIn(date: string): boolean {
      return date >= first && date <= last;
    }
  }

  private async byLaw(
    ctx: RequestContext,
    ids: readonly string[],
    records: ReadonlyMap<string, WorkRecord[]>,
  ): Promise<Map<string, LawHint[]>> {
    const law = lawOf(await this.settings.get(ctx), ctx.timeZone);
    if (!law) return new Map();
    const isHoliday = await this.holidays.of(ctx);
    const employments = await this.employments.ofMany(ctx, ids);
    return new Map(
      ids.map((id) => {
        const { birthdate } = employments.get(id) ?? {};
        return [id, findLawHints(records.get(id) ?? [], { law, isHoliday, birthdate })];
      }),
    );
  }

  private async absentAtWork(
    ctx: RequestContext,
    ids: readonly string[],
    records: ReadonlyMap<string, WorkRecord[]>,
    days: Days,
  ): Promise<Map<string, LawHint[]>> {
    const approved = await this.absences.ofPeople(ctx, ids, { ...days, states: ['approved'] });
    if (approved.length === 0) return new Map();
    const target = await this.targets.onMany(ctx, ids);
    const found = new Map<string, LawHint[]>();
    for (const { employeeId, days: absentDays } of approved) {
      const own = absentDays.flatMap(({ date, halfDays }): LawHint[] => {
        const worked = (records.get(employeeId) ?? []).filter(({ workDate }) => workDate === date);
        const workedSeconds = worked.reduce((sum, { seconds }) => sum + seconds, 0);
        const targetSeconds = target(employeeId, date);
        return isAbsentAtWork({ halfDays, workedSeconds, targetSeconds })
          ? [{ kind: 'absentAtWork', date, workDate: date, actual: workedSeconds, limit: 0 }]
          : [];
      });
      found.set(employeeId, [...(found.get(employeeId) ?? []), ...own]);
    }
    return found;
  }
}

const byDate = (a: LawHint, b: LawHint): number => a.date.localeCompare(b.date);
