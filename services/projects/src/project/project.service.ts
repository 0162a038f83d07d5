import type { ListQuery } from '@jahrring/contracts-common';
import { localDateAt, toFieldErrors } from '@jahrring/contracts-common';
import { notificationRequested } from '@jahrring/contracts-admin';
import {
  projectChanged,
  type ProjectChanged,
  projectPriceFields,
  wholeProject,
  type CreateProject,
  type Duplicates,
  type ProjectChoice,
  type ProjectListItem,
  type ProjectView,
  type UpdateProject,
  type WholeProject,
  projectErrors,
} from '@jahrring/contracts-projects';
import {
  AppError,
  Clock,
  commonError,
  Database,
  ExtraFields,
  fieldErrorOf,
  Outbox,
  Republishes,
  type ListResult,
  type RequestContext,
  type Retold,
  withoutUndefined,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { CostLineRepository } from '../cost-line';
import { AddressRefRepository, EmployeeRefRepository } from '../reference';
import { ProjectSettingsService } from '../settings';
import { nextInSeries, projectSeries, seriesStart } from './number-proposal';
import { ProjectEntity } from './project.entity';
import { toNewProject, toProjectChanged } from './project-record';
import { toAssignedNotification } from './project-notification';
import { countedNumber, nextNumber } from './project-number';
import { ProjectViews } from './project-views';
import { projectColumns, ProjectRepository } from './project.repository';

const proposalTries = 50;
/** Latest numbers among which the one to count up is looked for. */
const latestLooked = 50;
const choiceLimit = 50;

/** The rules of projects. Every change is one transaction with its audit entry and its event. */
@Injectable()
export class ProjectService {
  constructor(
    private readonly db: Database,
    private readonly projects: ProjectRepository,
    private readonly views: ProjectViews,
    private readonly addresses: AddressRefRepository,
    private readonly employees: EmployeeRefRepository,
    private readonly lines: CostLineRepository,
    private readonly settings: ProjectSettingsService,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly extraFields: ExtraFields,
  ) {}

  async list(ctx: RequestContext, query: ListQuery): Promise<ListResult<ProjectListItem>> {
    requirePriceRights(ctx, query);
    return this.projects.listViews(ctx, query, projectColumns, (projects) => this.views.items(ctx, projects));
  }

  /** For pickers: the projects a person may record on or choose, by number or title. */
  async choices(ctx: RequestContext, query: ListQuery): Promise<ProjectChoice[]> {
    requirePriceRights(ctx, query);
    const limited = { ...query, page: 1, pageSize: choiceLimit };
    const { items } = await this.projects.list(ctx, limited, projectColumns);
    return items.map(({ id, number, title, status }) => ({ id, number, title, status }));
  }

  /** Also answers a deleted project: its page offers to restore it. */
  async get(ctx: RequestContext, id: string): Promise<ProjectView> {
    return this.views.one(ctx, await this.projects.get(ctx, id, { deleted: 'include' }));
  }

  /** The next number as this licence counts; nothing is reserved. */
  async proposeNumber(ctx: RequestContext): Promise<string> {
    let number = await this.firstProposal(ctx);
    for (let tries = 0; tries < proposalTries; tries += 1) {
      if (!(await this.projects.isUsed(ctx, 'number', number))) return number;
      number = nextNumber(number);
    }
    return number;
  }

  private async firstProposal(ctx: RequestContext): Promise<string> {
    const series = projectSeries(await this.settings.get(ctx));
    if (!series) {
      return nextNumber(countedNumber(await this.projects.latestNumbers(ctx, latestLooked)));
    }
    const today = localDateAt(this.clock.now(), ctx.timeZone);
    const used = await this.projects.numbersFrom(ctx, seriesStart(series, today));
    return nextInSeries(series, today, used);
  }

  async findDuplicates(
    ctx: RequestContext,
    { number, title, exceptId }: { number?: string; title?: string; exceptId?: string },
  ): Promise<Duplicates> {
    return {
      number: number ? await this.projects.isUsed(ctx, 'number', number, exceptId) : false,
      title: title ? await this.projects.isUsed(ctx, 'title', title, exceptId) : false,
    };
  }

  async create(ctx: RequestContext, input: CreateProject): Promise<ProjectView> {
    return this.db.tx(ctx, async (ctx) => {
      await this.requireKnown(ctx, input);
      const extra = await this.extraFields.create(ctx, 'project', input.extra ?? undefined);
      const [project] = await this.projects.create(ctx, [toNewProject(withoutHidden(ctx, input), extra)]);
      if (!project) throw commonError('INTERNAL');
      await this.projects.assignNew(ctx, project.id, input.assignedEmployeeIds);
      await this.publish(ctx, project, input.assignedEmployeeIds);
      await this.notifyAssigned(ctx, project, input.assignedEmployeeIds, []);
      return this.views.ofNew(ctx, project, input.assignedEmployeeIds);
    });
  }

  async update(ctx: RequestContext, id: string, version: number, input: UpdateProject): Promise<ProjectView> {
    return this.db.tx(ctx, async (ctx) => {
      const present = await this.projects.get(ctx, id);
      const assigned = (await this.projects.assigned(ctx, [id])).get(id) ?? [];
      const whole = requireWhole({ ...present, assignedEmployeeIds: assigned, ...withoutUndefined(input) });
      await this.requireKnown(ctx, input);
      const { assignedEmployeeIds, extra: sent, ...patch } = withoutHidden(ctx, withoutUndefined(input));
      const extra = await this.extraFields.update(ctx, 'project', sent ?? undefined, present);
      const project = await this.projects.change(ctx, id, version, { ...patch, ...extra });
      if (assignedEmployeeIds) await this.projects.assign(ctx, id, assignedEmployeeIds);
      await this.publish(ctx, project, whole.assignedEmployeeIds);
      await this.notifyAssigned(ctx, project, whole.assignedEmployeeIds, assigned);
      return this.views.one(ctx, project);
    });
  }

  /** Deletes a project nobody has recorded hours on. */
  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const project = await this.projects.get(ctx, id);
      if (await this.lines.hasEntries(ctx, id)) {
        throw new AppError(projectErrors, 'PROJECT_HAS_TIME_ENTRIES', { number: project.number });
      }
      await this.projects.remove(ctx, id, version);
      await this.publish(ctx, await this.projects.get(ctx, id, { deleted: 'only' }));
    });
  }

  async restore(ctx: RequestContext, id: string): Promise<ProjectView> {
    return this.db.tx(ctx, async (ctx) => {
      const project = await this.projects.restore(ctx, id);
      await this.publish(ctx, project);
      return this.views.one(ctx, project);
    });
  }

  /** Tells the other services how the project stands now. */
  async publish(ctx: RequestContext, project: ProjectEntity, assigned?: readonly string[]): Promise<void> {
    const people = assigned ?? (await this.projects.assigned(ctx, [project.id])).get(project.id) ?? [];
    await this.outbox.add(ctx, projectChanged, toProjectChanged(project, people));
  }

  /** All of them again, for others' copies. */
  @Republishes(projectChanged, ProjectEntity)
  async *all(ctx: RequestContext): AsyncGenerator<Retold<ProjectChanged>[]> {
    for await (const page of this.projects.pages(ctx)) {
      const ids = page.map(({ id }) => id);
      const assigned = await this.projects.assigned(ctx, ids);
      yield page.map((project) => ({
        payload: toProjectChanged(project, assigned.get(project.id) ?? []),
        changedAt: project.updatedAt,
      }));
    }
  }

  /** Whoever is new on a project is told, but not of what they did themselves. */
  private async notifyAssigned(
    ctx: RequestContext,
    project: ProjectEntity,
    assigned: readonly string[],
    before: readonly string[],
  ): Promise<void> {
    const people = assigned.filter((id) => !before.includes(id) && id !== ctx.membershipId);
    if (people.length === 0) return;
    await this.outbox.add(ctx, notificationRequested, toAssignedNotification(project, people));
  }

  /** 422 at the field where an address or a person is not of this licence. */
  private async requireKnown(ctx: RequestContext, input: UpdateProject): Promise<void> {
    if (input.addressId && !(await this.addresses.find(ctx, input.addressId))) {
      throw fieldErrorOf('addressId', 'exists');
    }
    const { responsibleEmployeeId, assignedEmployeeIds = [] } = input;
    const people = [
      ...new Set([...assignedEmployeeIds, ...(responsibleEmployeeId ? [responsibleEmployeeId] : [])]),
    ];
    const found = new Set((await this.employees.getMany(ctx, people)).map((employee) => employee.id));
    if (responsibleEmployeeId && !found.has(responsibleEmployeeId)) {
      throw fieldErrorOf('responsibleEmployeeId', 'exists');
    }
    if (assignedEmployeeIds.some((person) => !found.has(person))) {
      throw fieldErrorOf('assignedEmployeeIds', 'exists');
    }
  }
}

/** Refuses sorting and filtering by amounts to callers who may not see them: the order would reveal them. */
export function requirePriceRights(ctx: RequestContext, { sort, filter }: ListQuery): void {
  if (ctx.can('tools.project.showprice')) return;
  const hidden: readonly string[] = projectPriceFields;
  const asked = [...sort.map(({ field }) => field), ...Object.keys(filter)];
  if (asked.some((field) => hidden.includes(field))) {
    throw new AppError(projectErrors, 'PROJECT_AMOUNTS_HIDDEN');
  }
}

/**
 * Removes values that the caller may not see, so that they do not change them: a form without the field sends it empty.
 */
function withoutHidden<T extends { totalAmount?: unknown }>(ctx: RequestContext, values: T): T {
  if (ctx.can('tools.project.showprice')) return values;
  const shown = { ...values };
  delete shown.totalAmount;
  return shown;
}

/** The project as it would stand; 422 naming the field that contradicts another. */
function requireWhole(values: unknown): WholeProject {
  const result = wholeProject.safeParse(values);
  if (result.success) return result.data;
  const fields = toFieldErrors(result.error.issues, values, 'body');
  throw commonError('VALIDATION_FAILED', undefined, { fields });
}
