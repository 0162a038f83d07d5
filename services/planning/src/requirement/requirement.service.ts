import type {
  CreateRequirement,
  DaySpan,
  RequirementList,
  RequirementView,
  UpdateRequirement,
} from '@jahrring/contracts-planning';
import { Database, fieldErrorOf, type RequestContext, withPresent } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ProjectRefRepository } from '../reference';
import { PlanningSettingsService } from '../settings';
import { RequirementRepository } from './requirement.repository';
import { RequirementViews } from './requirement.views';

/** Requirements of projects, and how much of them is booked. */
@Injectable()
export class RequirementService {
  constructor(
    private readonly db: Database,
    private readonly requirements: RequirementRepository,
    private readonly projects: ProjectRefRepository,
    private readonly settings: PlanningSettingsService,
    private readonly views: RequirementViews,
  ) {}

  /** The requirements of projects that are there, on some days, and how much of them is booked. */
  async list(ctx: RequestContext, { from, to }: DaySpan): Promise<RequirementList> {
    const items = await this.views.views(ctx, await this.requirements.between(ctx, from, to));
    return { items, total: items.length };
  }

  /** With `orderPositionId`: what a position of an order asks for. */
  async create(
    ctx: RequestContext,
    input: CreateRequirement,
    orderPositionId: string | null = null,
  ): Promise<RequirementView> {
    return this.db.tx(ctx, async (ctx) => {
      await this.requireKnown(ctx, input);
      return this.views.view(
        ctx,
        await this.requirements.insert(ctx, { ...settled(input), orderPositionId }),
      );
    });
  }

  /** Changes all of it, as the form holds it, at the version the caller has seen; 412 where somebody was faster. */
  async update(
    ctx: RequestContext,
    id: string,
    version: number,
    { id: _id, ...input }: UpdateRequirement,
  ): Promise<RequirementView> {
    return this.db.tx(ctx, async (ctx) => {
      await this.requirements.get(ctx, id);
      await this.requireKnown(ctx, input);
      const change = this.requirements.update(ctx, id, version, settled(input));
      return this.views.view(ctx, await withPresent(change, (present) => this.views.view(ctx, present)));
    });
  }

  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, (ctx) => this.requirements.remove(ctx, id, version));
  }

  async restore(ctx: RequestContext, id: string): Promise<RequirementView> {
    return this.db.tx(ctx, async (ctx) => this.views.view(ctx, await this.requirements.restore(ctx, id)));
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
