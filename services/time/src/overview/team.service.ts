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
import { AwayService, CreditService } from '../absence';
import { toSignoffView } from '../confirmation';
import { SignoffRepository } from '../signoff';
import { EntryAccess, EntryService } from '../entry';
import { seesHoursOfOthers } from '../entry-record';
import { LawHintService, OvertimeMonthService } from '../law';
import { assignedReach, EmployeeRefRepository, ProjectRefRepository } from '../refs';
import { PublicHolidayService } from '../public-holiday';
import { TargetService } from '../target';
import { TimeSettingsService } from '../settings';
import { teamDay, type TeamDayRules } from './team-day';
import { TeamRepository, type TeamEntry } from './team.repository';

const everybody = 10_000;
/** A month of forty people is some hundred kilobytes. */
const overviewsKept = 20;

/** Persons by days: as many statements for forty people and a month as for one and a day. */
@Injectable()
export class TeamService {
  private readonly known: Remembered<TeamOverview>;

  constructor(
    db: Database,
    private readonly entries: TeamRepository,
    private readonly entryService: EntryService,
    private readonly employees: EmployeeRefRepository,
    private readonly targets: TargetService,
    private readonly credits: CreditService,
    private readonly away: AwayService,
    private readonly holidays: PublicHolidayService,
    private readonly projects: ProjectRefRepository,
    private readonly signoffs: SignoffRepository,
    private readonly access: EntryAccess,
    private readonly settings: TimeSettingsService,
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
    const { people, total } = await this.people(ctx, query);
    const ids = people.map(({ id }) => id);
    const found = await this.entries.ofPeople(ctx, ids, from, to, projectId);
    const elsewhere = projectId ? () => 0 : await this.entries.elsewhere(ctx, ids, [from, to], found);
    const rows = byPerson(found);
    const signed = byPerson(await this.signoffs.touching(ctx, ids, from, to));
    const rulesOf = await this.rules(ctx, ids, today, query);
    // Of one project alone nothing can be said of whole days and weeks.
    const hintsOf = projectId ? new Map<string, LawHint[]>() : await this.laws.of(ctx, ids, { from, to });
    const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
    const shown = people.map((person): TeamPerson => {
      const own = rows.get(person.id) ?? [];
      const hints = hintsOf.get(person.id) ?? [];
      return {
        ...personDays(dates, own, hints, {
          ...rulesOf(person.id),
          elsewhereOf: (date) => elsewhere(person.id, date),
        }),
        employeeId: person.id,
        name: person.name,
        hints: hints.filter(({ workDate }) => workDate >= mondayOf(from) && workDate <= to),
        signoffs: (signed.get(person.id) ?? []).map(toSignoffView),
      };
    });
    const project = projectId ? await this.project(ctx, projectId) : null;
    const holidays = await this.holidays.between(ctx, from, to);
    return { today, from, to, total, project, holidays, people: shown };
  }

  /** Of whoever may not see hours of others at all, only their own. */
  async overtime(ctx: RequestContext, { month, ...query }: OvertimeTeamQuery): Promise<OvertimeTeam> {
    const { people, total } = await this.people(ctx, query);
    const seen = people.filter(({ id }) => id === ctx.membershipId || seesHoursOfOthers(ctx));
    return { total, people: await this.months.ofPeople(ctx, seen, month) };
  }

  private async project(ctx: RequestContext, projectId: string): Promise<TeamOverview['project']> {
    const grade = ctx.grade('tools.timeoverview.all', 'tools.timeoverview.persons');
    const reach = assignedReach(ctx, await this.projects.assignedIds(ctx));
    if (grade !== 'all' && !reach.everything && !reach.projectIds.has(projectId)) return null;
    const project = await this.projects.find(ctx, projectId);
    return project && { id: project.id, number: project.number, title: project.title };
  }

  private async people(
    ctx: RequestContext,
    { employeeId, page, pageSize }: Pick<TeamQuery, 'employeeId' | 'page' | 'pageSize'>,
  ) {
    const grade = ctx.grade('tools.timeoverview.all', 'tools.timeoverview.persons');
    const team = grade !== 'all' && !assignedReach(ctx, await this.projects.assignedIds(ctx)).everything;
    const { items } = await this.employees.offered(ctx, '', everybody, team);
    const found = employeeId ? items.filter(({ id }) => id === employeeId) : items;
    return { people: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
  }

  private async rules(
    ctx: RequestContext,
    ids: readonly string[],
    today: string,
    { from, to, projectId }: TeamQuery,
  ) {
    const settings = await this.settings.get(ctx);
    const unlocked = await this.access.unlocked(ctx);
    const mapper = await this.entryService.mapper(ctx, unlocked);
    const reach = await this.access.reach(ctx);
    const target = await this.targets.onMany(ctx, ids);
    const credited = await this.credits.onMany(ctx, ids, from, to);
    const away = await this.away.onMany(ctx, ids, from, to);
    return (employeeId: string): TeamDayRules => ({
      today,
      zone: ctx.timeZone,
      settings,
      // Of hours one may not see at all, nothing is missing.
      partial: projectId !== undefined || !seesHoursOfOthers(ctx),
      targetOf: (date) => target(employeeId, date),
      creditedOf: (date) => credited(employeeId, date),
      awayOf: (date) => away(employeeId, date),
      isLocked: (date) => mapper.isLocked(date, employeeId),
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
