import {
  fillRequirements,
  neededDays,
  type CreateRequirement,
  type DaySpan,
  type RequirementList,
  type RequirementView,
  type UpdateRequirement,
} from '@jahrring/contracts-planning';
import { Database, fieldErrorOf, systemContext, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { SeenBookings } from '../booking';
import { ProjectRefRepository, ResourceRepository } from '../reference';
import { PlanningSettingsService } from '../settings';
import { ResourceSkillsRepository } from '../skill';
import type { RequirementEntity } from './requirement.entity';
import { RequirementRepository } from './requirement.repository';

/** What projects need, and how much of it is booked. */
@Injectable()
export class RequirementService {
  constructor(
    private readonly db: Database,
    private readonly requirements: RequirementRepository,
    private readonly seen: SeenBookings,
    private readonly projects: ProjectRefRepository,
    private readonly resources: ResourceRepository,
    private readonly held: ResourceSkillsRepository,
    private readonly settings: PlanningSettingsService,
  ) {}

  /** Of projects that are there, filled by all that is booked. */
  async between(ctx: RequestContext, { from, to }: DaySpan): Promise<RequirementList> {
    const items = await this.views(ctx, await this.requirements.between(ctx, from, to));
    return { items, total: items.length };
  }

  async create(ctx: RequestContext, input: CreateRequirement): Promise<RequirementView> {
    return this.db.tx(ctx, async (ctx) => {
      await this.requireKnown(ctx, input);
      return this.view(ctx, await this.requirements.insert(ctx, settled(input)));
    });
  }

  /** Changes the version the caller has seen; 412 where somebody was faster. */
  async update(
    ctx: RequestContext,
    id: string,
    version: number,
    { id: _id, ...input }: UpdateRequirement,
  ): Promise<RequirementView> {
    return this.db.tx(ctx, async (ctx) => {
      await this.requirements.get(ctx, id);
      await this.requireKnown(ctx, input);
      return this.view(ctx, await this.requirements.update(ctx, id, version, settled(input)));
    });
  }

  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, (ctx) => this.requirements.remove(ctx, id, version));
  }

  async restore(ctx: RequestContext, id: string): Promise<RequirementView> {
    return this.db.tx(ctx, async (ctx) => this.view(ctx, await this.requirements.restore(ctx, id)));
  }

  private async view(ctx: RequestContext, requirement: RequirementEntity): Promise<RequirementView> {
    const [view] = await this.views(ctx, [requirement]);
    if (!view) throw fieldErrorOf('projectId', 'exists');
    return view;
  }

  private async views(ctx: RequestContext, asked: readonly RequirementEntity[]): Promise<RequirementView[]> {
    const [first] = asked;
    if (!first) return [];
    const from = asked.map(({ firstDay }) => firstDay).reduce((a, b) => (a < b ? a : b));
    const to = asked.map(({ lastDay }) => lastDay).reduce((a, b) => (a > b ? a : b));
    const all = systemContext({ licenceId: ctx.licenceId, timeZone: ctx.timeZone });
    // Others of the same days may have a better claim on a booking.
    const beside = await this.requirements.between(all, from, to);
    const own = new Set(asked.map(({ id }) => id));
    const requirements = [...asked, ...beside.filter(({ id }) => !own.has(id))];
    const kinds = (await this.resources.plannable(all)).map(({ id, kind }) => [id, kind] as const);
    const skills = (await this.held.all(all)).map(({ id, skills: own }) => [id, own] as const);
    const bookings = await (await this.seen.of(ctx)).between(all, from, to);
    const filled = fillRequirements(requirements, bookings, new Map(kinds), new Map(skills));
    const projectIds = [...new Set(asked.map(({ projectId }) => projectId))];
    const projects = new Map((await this.projects.getMany(ctx, projectIds)).map((one) => [one.id, one]));
    const titles = new Map((await this.settings.get(ctx)).skills.map(({ id, title }) => [id, title]));
    return asked.flatMap((one): RequirementView[] => {
      const project = projects.get(one.projectId);
      if (!project || project.deleted) return [];
      const { licenceId: _l, createdAt: _c, updatedAt: _u, deletedAt: _d, ...shown } = one;
      return [
        {
          ...shown,
          projectNumber: project.number,
          projectTitle: project.title,
          skillTitle: titles.get(one.skillId ?? '') ?? null,
          needed: neededDays(one),
          filled: filled.get(one.id) ?? 0,
        },
      ];
    });
  }

  private async requireKnown(ctx: RequestContext, { projectId, skillId }: CreateRequirement): Promise<void> {
    const project = await this.projects.find(ctx, projectId);
    if (!project || project.deleted) throw fieldErrorOf('projectId', 'exists');
    if (!skillId) return;
    const { skills } = await this.settings.read(ctx);
    if (!skills.some(({ id }) => id === skillId)) throw fieldErrorOf('skillId', 'exists');
  }
}

function settled<I extends CreateRequirement>({ skillId = null, note = null, ...input }: I) {
  return { ...input, skillId, note };
}
