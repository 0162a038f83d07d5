import { addDays, daysBetween, localDateAt, mondayOf } from '@jahrring/contracts-common';
import {
  type LawHint,
  type OvertimeTeam,
  type OvertimeTeamQuery,
  type TeamOverview,
  type TeamPerson,
  type TeamQuery,
} from '@jahrring/contracts-time';
import { Clock, Database, Remembered, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { toSignoffView } from '../confirmation';
import { SignoffRepository } from '../signoff';
import { EntryAccess } from '../entry';
import { seesHoursOfOthers } from '../entry-record';
import { LawHintService, OvertimeMonthService } from '../law';
import { PublicHolidayService } from '../public-holiday';
import { DayRulesService } from './day-rules.service';
import { teamDay, type TeamDayRules, type TeamEntry } from './team-day';
import { TeamEntries } from './team-entries';
import { TeamPeople } from './team-people';

/** A month of forty people is some hundred kilobytes. */
const overviewsKept = 20;

/**
 * Persons by days: as many statements for forty people and a month as for one and a day. After somebody's entries have changed
 * only theirs are read again.
 */
@Injectable()
export class TeamService {
  private readonly known: Remembered<TeamOverview>;

  constructor(
    db: Database,
    private readonly entries: TeamEntries,
    private readonly people: TeamPeople,
    private readonly dayRules: DayRulesService,
    private readonly holidays: PublicHolidayService,
    private readonly signoffs: SignoffRepository,
    private readonly access: EntryAccess,
    private readonly laws: LawHintService,
    private readonly months: OvertimeMonthService,
    private readonly clock: Clock,
  ) {
    this.known = new Remembered(db, clock, overviewsKept);
  }

  /** The same until somebody writes in the licence or the day ends. */
  overview(ctx: RequestContext, query: TeamQuery): Promise<TeamOverview> {
    const today = localDateAt(this.clock.now().getTime(), ctx.timeZone);
    const key = JSON.stringify([ctx.callerKey, today, query]);
    return this.known.of(ctx, key, () => this.read(ctx, query, today));
  }

  private async read(ctx: RequestContext, query: TeamQuery, today: string): Promise<TeamOverview> {
    const { from, to, projectId } = query;
    const { people, total } = await this.people.page(ctx, query);
    const ids = people.map(({ id }) => id);
    const { all, seenOf, elsewhereOf } = await this.entries.of(ctx, ids, query);
    const signed = byPerson(await this.signoffs.touching(ctx, ids, from, to));
    const rulesOf = await this.rules(ctx, ids, today, query);
    // Of one project alone nothing can be said of whole days and weeks.
    const hintsOf = projectId ? new Map<string, LawHint[]>() : await this.laws.of(ctx, ids, query, all);
    const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
    const shown = people.map((person): TeamPerson => {
      const hints = hintsOf.get(person.id) ?? [];
      return {
        ...personDays(dates, seenOf(person.id), hints, {
          ...rulesOf(person.id),
          elsewhereOf: elsewhereOf(person.id),
        }),
        employeeId: person.id,
        name: person.name,
        hints: hints.filter(({ workDate }) => workDate >= mondayOf(from) && workDate <= to),
        signoffs: (signed.get(person.id) ?? []).map(toSignoffView),
      };
    });
    const project = projectId ? await this.people.project(ctx, projectId) : null;
    const holidays = await this.holidays.between(ctx, from, to);
    return { today, from, to, total, project, holidays, people: shown };
  }

  /** Of whoever may not see hours of others at all, only their own. */
  async overtime(ctx: RequestContext, { month, ...query }: OvertimeTeamQuery): Promise<OvertimeTeam> {
    const { people, total } = await this.people.page(ctx, query);
    const seen = people.filter(({ id }) => id === ctx.membershipId || seesHoursOfOthers(ctx));
    return { total, people: await this.months.ofPeople(ctx, seen, month) };
  }

  private async rules(
    ctx: RequestContext,
    ids: readonly string[],
    today: string,
    { from, to, projectId }: TeamQuery,
  ) {
    const { rulesOf } = await this.dayRules.of(ctx, ids, from, to);
    const unlocked = await this.access.unlocked(ctx);
    const reach = await this.access.reach(ctx);
    // Of hours one may not see at all, nothing is missing.
    const partial = projectId !== undefined || !seesHoursOfOthers(ctx);
    return (employeeId: string): TeamDayRules => ({
      ...rulesOf(employeeId),
      today,
      partial,
      unlockedUntil: (date) => unlocked.get(`${employeeId} ${date}`),
      mayConfirm: (entry) => this.access.mayConfirm(ctx, entry, reach),
    });
  }
}

function personDays(
  dates: readonly string[],
  entries: readonly TeamEntry[],
  hints: readonly LawHint[],
  rules: TeamDayRules,
) {
  const byDay = grouped(entries, ({ workDate }) => workDate);
  const days = dates.map((date) => teamDay(date, byDay.get(date) ?? [], hints, rules));
  const sum = (key: 'workedSeconds' | 'elsewhereSeconds' | 'targetSeconds' | 'missingSeconds'): number =>
    days.reduce((total, day) => total + day[key], 0);
  return {
    days,
    workedSeconds: sum('workedSeconds'),
    elsewhereSeconds: sum('elsewhereSeconds'),
    targetSeconds: sum('targetSeconds'),
    missingSeconds: sum('missingSeconds'),
  };
}

function byPerson<T extends { employeeId: string }>(rows: readonly T[]): Map<string, T[]> {
  return grouped(rows, ({ employeeId }) => employeeId);
}

function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const own = found.get(key);
    if (own) own.push(row);
    else found.set(key, [row]);
  }
  return found;
}
