import {
  fillRequirements,
  neededDays,
  withWorked,
  type Filled,
  type RequirementView,
} from '@jahrring/contracts-planning';
import { fieldErrorOf, systemContext, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { SeenBookings } from '../booking';
import { OrderPositionRepository } from '../order';
import { ProjectRefRepository, ResourceRepository } from '../reference';
import { PlanningSettingsService } from '../settings';
import { ResourceSkillsRepository } from '../skill';
import { WorkedEntryRepository } from '../worked';
import type { RequirementEntity } from './requirement.entity';
import { RequirementRepository } from './requirement.repository';

/** Requirements as the API shows them, with what of them is booked and done. */
@Injectable()
export class RequirementViews {
  constructor(
    private readonly requirements: RequirementRepository,
    private readonly seen: SeenBookings,
    private readonly worked: WorkedEntryRepository,
    private readonly orders: OrderPositionRepository,
    private readonly projects: ProjectRefRepository,
    private readonly resources: ResourceRepository,
    private readonly held: ResourceSkillsRepository,
    private readonly settings: PlanningSettingsService,
  ) {}

  /** @throws VALIDATION_FAILED (422) where its project is gone */
  async view(ctx: RequestContext, requirement: RequirementEntity): Promise<RequirementView> {
    const [view] = await this.views(ctx, [requirement]);
    if (!view) throw fieldErrorOf('projectId', 'exists');
    return view;
  }

  /** Of projects that are there. */
  async views(ctx: RequestContext, asked: readonly RequirementEntity[]): Promise<RequirementView[]> {
    if (asked.length === 0) return [];
    const filled = await this.filled(ctx, asked);
    const projectIds = [...new Set(asked.map(({ projectId }) => projectId))];
    const projects = new Map((await this.projects.getMany(ctx, projectIds)).map((one) => [one.id, one]));
    const positionIds = asked.flatMap(({ orderPositionId }) => orderPositionId ?? []);
    const orders = new Map((await this.orders.getMany(ctx, positionIds)).map((one) => [one.id, one]));
    const titles = new Map((await this.settings.get(ctx)).skills.map(({ id, title }) => [id, title]));
    return asked.flatMap((one): RequirementView[] => {
      const project = projects.get(one.projectId);
      if (!project || project.deleted) return [];
      const { licenceId: _l, createdAt: _c, updatedAt: _u, deletedAt: _d, orderPositionId, ...shown } = one;
      const order = orders.get(orderPositionId ?? '');
      return [
        {
          ...shown,
          projectNumber: project.number,
          projectTitle: project.title,
          skillTitle: titles.get(one.skillId ?? '') ?? null,
          needed: neededDays(one),
          ...(filled.get(one.id) ?? { filled: 0, worked: 0 }),
          orderNumber: order?.orderNumber ?? null,
          orderWithdrawn: order?.state === 'withdrawn',
        },
      ];
    });
  }

  /** Others of the same days may have a better claim on a booking. */
  private async filled(
    ctx: RequestContext,
    asked: readonly RequirementEntity[],
  ): Promise<Map<string, Filled>> {
    const from = asked.map(({ firstDay }) => firstDay).reduce((a, b) => (a < b ? a : b));
    const to = asked.map(({ lastDay }) => lastDay).reduce((a, b) => (a > b ? a : b));
    const all = systemContext({ licenceId: ctx.licenceId, timeZone: ctx.timeZone });
    const beside = await this.requirements.between(all, from, to);
    const own = new Set(asked.map(({ id }) => id));
    const requirements = [...asked, ...beside.filter(({ id }) => !own.has(id))];
    const kinds = (await this.resources.plannable(all)).map(({ id, kind }) => [id, kind] as const);
    const skills = (await this.held.all(all)).map(({ id, skills: own }) => [id, own] as const);
    const bookings = await (await this.seen.of(ctx)).between(all, from, to);
    const done = withWorked(bookings, await this.worked.between(all, from, to));
    return fillRequirements(requirements, done, new Map(kinds), new Map(skills));
  }
}
