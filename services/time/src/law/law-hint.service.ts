import { addDays, mondayOf } from '@jahrring/contracts-common';
import { findLawHints, isAbsentAtWork, lawOf, type LawHint, type WorkRecord } from '@jahrring/contracts-time';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AbsenceRepository } from '../absence';
import { EmploymentRefRepository } from '../reference';
import { TargetService } from '../target';
import { TimeSettingsService } from '../settings';
import { HolidayCalendar } from '../surcharge';
import type { PersonEntry } from '../entry-record';
import { recordsOf, WorkRecordRepository } from './work-record.repository';

/** Rows of days and rests reach into the week before, and the rest of a week into the day after it. */
const daysBefore = 7;
const weekDays = 7;

interface Days {
  from: string;
  to: string;
}

/** The days whose entries decide about the hints of these days. */
export function lawDays({ from, to }: Days): Days {
  return { from: addDays(mondayOf(from), -daysBefore), to: addDays(mondayOf(to), weekDays) };
}

interface Hinted {
  /** Everything that they depend on beside the records. */
  rules: string;
  hints: LawHint[];
}

/**
 * Remarks on people's hours that should be checked: limits of the working-time law, and days with both absence and
 * work.
 */
@Injectable()
export class LawHintService {
  /** Of records that are kept themselves. */
  private readonly known = new WeakMap<readonly WorkRecord[], Hinted>();

  constructor(
    private readonly records: WorkRecordRepository,
    private readonly absences: AbsenceRepository,
    private readonly employments: EmploymentRefRepository,
    private readonly targets: TargetService,
    private readonly holidays: HolidayCalendar,
    private readonly settings: TimeSettingsService,
  ) {}

  /**
   * Of the weeks these days lie in, by person: with as many statements for forty people as for one. `entries`: all that these
   * people have recorded on the days of `lawDays`, where it was read.
   */
  async of(
    ctx: RequestContext,
    ids: readonly string[],
    { from, to }: Days,
    entries?: ReadonlyMap<string, readonly PersonEntry[]>,
  ): Promise<Map<string, LawHint[]>> {
    const [first, last] = [mondayOf(from), addDays(mondayOf(to), weekDays - 1)];
    const days = lawDays({ from, to });
    const records = entries ? recordsOf(entries) : await this.records.ofPeople(ctx, ids, days.from, days.to);
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
    records: ReadonlyMap<string, readonly WorkRecord[]>,
  ): Promise<Map<string, LawHint[]>> {
    const settings = await this.settings.get(ctx);
    const law = lawOf(settings, ctx.timeZone);
    if (!law) return new Map();
    const isHoliday = await this.holidays.of(ctx);
    const employments = await this.employments.ofMany(ctx, ids);
    const ofLicence = JSON.stringify([law, await this.holidays.keyOf(ctx)]);
    return new Map(
      ids.map((id) => {
        const { birthdate } = employments.get(id) ?? {};
        const rules = `${birthdate} ${ofLicence}`;
        const own = records.get(id) ?? [];
        const known = this.known.get(own);
        if (known?.rules === rules) return [id, known.hints];
        const hints = findLawHints(own, { law, isHoliday, birthdate });
        this.known.set(own, { rules, hints });
        return [id, hints];
      }),
    );
  }

  private async absentAtWork(
    ctx: RequestContext,
    ids: readonly string[],
    records: ReadonlyMap<string, readonly WorkRecord[]>,
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
