import { localDateAt } from '@jahrring/contracts-common';
import {
  listedProposals,
  orderedDays,
  planningErrors,
  proposedNeed,
  type CreateRequirement,
  type ProposalList,
  type ProposalView,
  type RequirementView,
} from '@jahrring/contracts-planning';
import {
  AppError,
  Clock,
  commonError,
  Database,
  systemContext,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { CapacityService } from '../capacity';
import {
  OrderDecisionRepository,
  OrderPositionRepository,
  type Decision,
  type OrderPositionEntity,
} from '../order';
import { PhaseRepository } from '../phase';
import { ProjectRefRepository, ResourceRepository } from '../reference';
import { RequirementService } from '../requirement';

/** Proposals of agreed orders: each position is decided on once. */
@Injectable()
export class ProposalService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly positions: OrderPositionRepository,
    private readonly decisions: OrderDecisionRepository,
    private readonly requirements: RequirementService,
    private readonly projects: ProjectRefRepository,
    private readonly phases: PhaseRepository,
    private readonly resources: ResourceRepository,
    private readonly capacity: CapacityService,
  ) {}

  async open(ctx: RequestContext): Promise<ProposalList> {
    const items = await this.views(ctx, await this.positions.undecided(ctx));
    return { items: items.slice(0, listedProposals), total: items.length };
  }

  /** @throws PROPOSAL_SETTLED, VERSION_MISMATCH where the order has changed since it was looked at */
  async accept(
    ctx: RequestContext,
    id: string,
    version: number,
    input: CreateRequirement,
  ): Promise<RequirementView> {
    return this.db.tx(ctx, async (ctx) => {
      await this.decide(ctx, id, version, 'taken');
      return this.requirements.create(ctx, input, id);
    });
  }

  /** @throws as `take` */
  async dismiss(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, (ctx) => this.decide(ctx, id, version, 'dismissed'));
  }

  async restore(ctx: RequestContext, id: string): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      await this.positions.lock(ctx, id);
      const decided = await this.decisions.get(ctx, id);
      if (decided.decision !== 'dismissed') throw new AppError(planningErrors, 'PROPOSAL_SETTLED');
      await this.decisions.remove(ctx, id, decided.version);
    });
  }

  private async decide(ctx: RequestContext, id: string, version: number, decision: Decision): Promise<void> {
    // Before anything is read: who waited sees what the one before has decided.
    await this.positions.lock(ctx, id);
    const position = await this.positions.get(ctx, id);
    const [open] = await this.positions.undecided(ctx, id);
    if (!open?.projectId) throw new AppError(planningErrors, 'PROPOSAL_SETTLED');
    if (position.version !== version) throw commonError('VERSION_MISMATCH');
    await this.decisions.insert(ctx, { id, decision, projectId: open.projectId });
  }

  private async views(
    ctx: RequestContext,
    positions: readonly OrderPositionEntity[],
  ): Promise<ProposalView[]> {
    const all = systemContext({ licenceId: ctx.licenceId, timeZone: ctx.timeZone });
    const projectIds = [...new Set(positions.flatMap(({ projectId }) => projectId ?? []))];
    const projects = new Map((await this.projects.getMany(ctx, projectIds)).map((one) => [one.id, one]));
    const phases = await this.phases.ofProjects(ctx, projectIds);
    const objects = new Map((await this.resources.plannable(all)).map((one) => [one.id, one]));
    const { dailyTargetMinutes } = await this.capacity.rulesOf(all);
    const today = localDateAt(this.clock.now(), ctx.timeZone);
    return positions.flatMap((position): ProposalView[] => {
      const project = projects.get(position.projectId ?? '');
      const need = needOf(position, objects.get(position.objectId ?? ''), dailyTargetMinutes);
      if (!project || project.deleted || !need) return [];
      const { id, version, orderNumber, text, quantity, unit } = position;
      const own = phases.filter(({ projectId }) => projectId === project.id);
      return [
        {
          ...{ id, version, orderNumber, text, quantity, unit },
          ...{ projectId: project.id, projectNumber: project.number, projectTitle: project.title },
          ...{ objectTitle: need.title, kind: need.kind, ...proposedNeed(need.days, own, today) },
        },
      ];
    });
  }
}

/** A machine as long as it was ordered, or a day; people where the unit is one of time; else nothing that could be planned. */
function needOf(
  { quantity, unit }: OrderPositionEntity,
  object: { kind: ProposalView['kind']; name: string } | undefined,
  dayMinutes: number,
): { kind: ProposalView['kind']; title: string | null; days: number } | null {
  const days = orderedDays(quantity, unit, dayMinutes);
  if (object) return { kind: object.kind, title: object.name, days: days ?? 1 };
  if (days === null) return null;
  return { kind: unit === 'machine_hour' ? 'machine' : 'person', title: null, days };
}
