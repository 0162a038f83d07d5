import { addDays, localDateAt } from '@jahrring/contracts-common';
import {
  entryKinds,
  findNamed,
  ownPermissionOf,
  type EmployeeOption,
  type EntryForm,
  type EntryKind,
  type FoundNamed,
  type LookupQuery,
  type LookupResult,
  type ObjectOption,
  type ObjectQuery,
  type OptionQuery,
  type ProjectOption,
  type RecentCombination,
  type RecordingMethod,
  type TimeSettings,
} from '@jahrring/contracts-time';
import { Clock, type ListResult, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { CompanyPartChoice } from './company-part-choice';
import { usualTimes } from './usual-times';
import { clockOf } from '../entry';
import { EntryRepository } from '../entry-record';
import type { EntryEntity } from '../entry-record';
import { FavouriteService } from '../favourite';
import {
  assignedReach,
  EmployeeRefRepository,
  EmploymentRefRepository,
  ObjectRefRepository,
  ProjectRefRepository,
} from '../reference';
import { TargetService } from '../target';
import { TimeSettingsService } from '../settings';

const projectLimit = 30;
const recentLimit = 6;
const recentDays = 60;
const recentEntries = 80;

/** Options for what an entry can be recorded on and for whom. */
@Injectable()
export class OptionsService {
  constructor(
    private readonly entries: EntryRepository,
    private readonly projects: ProjectRefRepository,
    private readonly objects: ObjectRefRepository,
    private readonly employees: EmployeeRefRepository,
    private readonly employments: EmploymentRefRepository,
    private readonly companyParts: CompanyPartChoice,
    private readonly favourites: FavouriteService,
    private readonly targets: TargetService,
    private readonly settings: TimeSettingsService,
    private readonly clock: Clock,
  ) {}

  async form(ctx: RequestContext): Promise<EntryForm> {
    const today = localDateAt(this.clock.now().getTime(), ctx.timeZone);
    const since = addDays(today, -recentDays);
    const settings = await this.settings.get(ctx);
    const employment = await this.employments.of(ctx, ctx.membershipId);
    const [activities, projects, latest, companyParts, favourites] = await Promise.all([
      this.objects.activities(ctx),
      this.projects.bookable(ctx, '', projectLimit),
      this.entries.latest(ctx, ctx.membershipId, since, recentEntries),
      this.companyParts.offered(ctx, employment),
      this.favourites.own(ctx),
    ]);
    return {
      today,
      timeZone: ctx.timeZone,
      minuteStep: settings.minuteStep,
      canRecordForOthers: ctx.can('tools.timetable.others.create'),
      settings,
      method: methodOf(employment?.recordingMethod, settings),
      kinds: entryKinds.filter((kind) => mayRecord(ctx, kind)),
      targetSeconds: await this.targets.of(ctx, ctx.membershipId, today),
      companyParts,
      companyPartId: employment?.companyPartId ?? null,
      canSwitchCompanyPart: await this.companyParts.maySwitch(ctx),
      favourites,
      activities,
      projects: projects.items,
      recent: recentCombinations(latest),
      usualTimes: usualTimes(latest),
    };
  }

  objectOptions(ctx: RequestContext, query: ObjectQuery): Promise<ListResult<ObjectOption>> {
    return this.objects.offered(ctx, query.kind, query.search ?? '', query.limit);
  }

  projectOptions(ctx: RequestContext, { search, limit }: OptionQuery): Promise<ListResult<ProjectOption>> {
    return this.projects.bookable(ctx, search ?? '', limit);
  }

  /** Those the caller may record for or look at: their team, or everybody. */
  async employeeOptions(
    ctx: RequestContext,
    { search, limit }: OptionQuery,
  ): Promise<ListResult<EmployeeOption>> {
    const grade = ctx.grade('tools.timetable.others.create', 'tools.project.timetable.others.show');
    const team = grade !== 'all' && !assignedReach(ctx, await this.projects.assignedIds(ctx)).everything;
    return this.employees.offered(ctx, search ?? '', limit, team);
  }

  /** Looks up the names in a quick-entry line; if several things match, all are returned and none is chosen. */
  async lookup(ctx: RequestContext, query: LookupQuery): Promise<LookupResult> {
    const project = query.project ? await this.findProject(ctx, query.project) : nothing;
    const activity = query.activity ? findNamed(await this.objects.activities(ctx), query.activity) : nothing;
    const object = query.object ? await this.findObject(ctx, query.object) : nothing;
    return {
      project: project.item,
      activity: activity.item,
      object: object.item,
      projects: project.others,
      activities: activity.others,
      objects: object.others,
    };
  }

  private async findObject(ctx: RequestContext, text: string): Promise<FoundNamed<ObjectOption>> {
    const kinds = entryKinds.filter((kind) => kind !== 'hours' && mayRecord(ctx, kind));
    return findNamed(await this.objects.ofKinds(ctx, kinds), text);
  }

  private async findProject(ctx: RequestContext, text: string): Promise<FoundNamed<ProjectOption>> {
    const { items } = await this.projects.bookable(ctx, text, projectLimit);
    return findNamed(items, text);
  }
}

const nothing = { item: null, others: [] };

/** The pairs of project and activity booked last, newest first, each once. */
function recentCombinations(latest: readonly EntryEntity[]): RecentCombination[] {
  const seen = new Map<string, RecentCombination>();
  for (const entry of latest) {
    const key = `${entry.projectId} ${entry.activityId ?? ''}`;
    if (!seen.has(key)) seen.set(key, toCombination(entry));
    if (seen.size === recentLimit) break;
  }
  return [...seen.values()];
}

function toCombination(entry: EntryEntity): RecentCombination {
  const clock = clockOf(entry);
  const { projectNumber = '', projectTitle = '', activityTitle = null } = entry.names ?? {};
  return {
    project: { id: entry.projectId, number: projectNumber, title: projectTitle, status: 'PROG' },
    activity:
      entry.activityId && activityTitle
        ? { id: entry.activityId, title: activityTitle, articleNumber: null }
        : null,
    from: clock?.from ?? null,
    to: clock?.to ?? null,
    lastUsed: entry.workDate,
  };
}

function mayRecord(ctx: RequestContext, kind: EntryKind): boolean {
  return ctx.can(ownPermissionOf(kind)) || ctx.can('tools.timetable.others.create');
}

/** The person's own method as long as the licence allows it, else the licence's. */
function methodOf(own: RecordingMethod | undefined, { methods, method }: TimeSettings): RecordingMethod {
  return own && methods.includes(own) ? own : method;
}
