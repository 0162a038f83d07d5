import { toFieldErrors } from '@jahrring/contracts-common';
import {
  brokenLink,
  circularPhase,
  createPhase,
  phaseChanged,
  phaseLimits,
  planningErrors,
  type CreatePhase,
  type PhaseView,
  type PlacedPhases,
  type PlacePhases,
  type UpdatePhase,
} from '@jahrring/contracts-planning';
import {
  AppError,
  commonError,
  Database,
  fieldErrorOf,
  only,
  Outbox,
  withoutUndefined,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ProjectRefRepository } from '../reference';
import type { PhaseEntity } from './phase.entity';
import { PhaseRepository } from './phase.repository';
import { toPhaseViews } from './phase.views';

/** Phases of projects: none begins before what it waits for is over, and none waits for itself. */
@Injectable()
export class PhaseService {
  constructor(
    private readonly db: Database,
    private readonly phases: PhaseRepository,
    private readonly projects: ProjectRefRepository,
    private readonly outbox: Outbox,
  ) {}

  async get(ctx: RequestContext, id: string): Promise<PhaseView> {
    return this.viewOf(ctx, await this.phases.get(ctx, id));
  }

  async create(ctx: RequestContext, { id, ...values }: CreatePhase): Promise<PhaseView> {
    return this.db.tx(ctx, async (ctx) => {
      const project = await this.projects.find(ctx, values.projectId);
      if (!project || project.deleted) throw fieldErrorOf('projectId', 'exists');
      const present = await this.phases.holding(ctx, values.projectId);
      if (present.length >= phaseLimits.perProject) {
        throw fieldErrorOf('projectId', 'maxNumber', { max: phaseLimits.perProject });
      }
      requireKnown(values.after, present);
      const phase = await this.phases.insert(ctx, { ...values, ...(id ? { id } : {}) });
      return this.settled(ctx, phase);
    });
  }

  /** Changes the version the caller has seen; 412 where somebody was faster. */
  async update(ctx: RequestContext, id: string, version: number, input: UpdatePhase): Promise<PhaseView> {
    return this.db.tx(ctx, async (ctx) => {
      const seen = await this.phases.get(ctx, id);
      const present = await this.phases.holding(ctx, seen.projectId);
      const merged = { ...seen, ...withoutUndefined(input) };
      const whole = createPhase.safeParse(merged);
      if (!whole.success) {
        throw commonError('VALIDATION_FAILED', undefined, {
          fields: toFieldErrors(whole.error.issues, merged, 'body'),
        });
      }
      if (input.after) requireKnown(input.after, present);
      return this.settled(ctx, await this.phases.update(ctx, id, version, withoutUndefined(input)));
    });
  }

  /** Gives phases other days, all of them or none; each in the version the caller has seen. */
  async place(ctx: RequestContext, { phases: places }: PlacePhases): Promise<PlacedPhases> {
    if (new Set(places.map(({ id }) => id)).size < places.length) throw fieldErrorOf('phases', 'unique');
    return this.db.tx(ctx, async (ctx) => {
      const before = await this.phases.getMany(
        ctx,
        places.map(({ id }) => id),
      );
      if (before.length < places.length) throw commonError('NOT_FOUND');
      const projectIds = [...new Set(before.map(({ projectId }) => projectId))].sort();
      for (const projectId of projectIds) await this.phases.holding(ctx, projectId);
      const after: PhaseEntity[] = [];
      for (const { id, version, firstDay, lastDay } of places) {
        after.push(await this.phases.update(ctx, id, version, { firstDay, lastDay }));
      }
      for (const projectId of projectIds) await this.requireOrder(ctx, projectId);
      await this.publish(ctx, ...after);
      const daysBefore = new Map(before.map((phase) => [phase.id, phase]));
      return {
        phases: toPhaseViews(after, await this.phases.ofProjects(ctx, projectIds)),
        undo: {
          phases: after.map(({ id, version, firstDay, lastDay }) => {
            const was = daysBefore.get(id) ?? { firstDay, lastDay };
            return { id, version, firstDay: was.firstDay, lastDay: was.lastDay };
          }),
        },
      };
    });
  }

  /** Deletes a phase; phases that wait for it no longer do so, until it is restored. */
  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const phase = await this.phases.get(ctx, id);
      await this.phases.remove(ctx, id, version);
      await this.publish(ctx, { ...phase, deletedAt: new Date() });
    });
  }

  async restore(ctx: RequestContext, id: string): Promise<PhaseView> {
    return this.db.tx(ctx, async (ctx) => {
      const { projectId } = await this.phases.get(ctx, id, { deleted: 'only' });
      const present = await this.phases.holding(ctx, projectId);
      if (present.length >= phaseLimits.perProject) {
        throw fieldErrorOf('phases', 'maxNumber', { max: phaseLimits.perProject });
      }
      return this.settled(ctx, await this.phases.restore(ctx, id));
    });
  }

  /** A phase that was just written: in order with the others, and told. */
  private async settled(ctx: RequestContext, phase: PhaseEntity): Promise<PhaseView> {
    await this.requireOrder(ctx, phase.projectId);
    await this.publish(ctx, phase);
    return this.viewOf(ctx, phase);
  }

  /** @throws PHASE_CIRCLE, PHASE_TOO_EARLY */
  private async requireOrder(ctx: RequestContext, projectId: string): Promise<void> {
    const all = await this.phases.holding(ctx, projectId);
    const circular = circularPhase(all);
    if (circular) throw new AppError(planningErrors, 'PHASE_CIRCLE', { phase: circular.title });
    const broken = brokenLink(all);
    if (!broken) return;
    throw new AppError(planningErrors, 'PHASE_TOO_EARLY', {
      phase: broken.phase.title,
      before: broken.before.title,
      date: broken.earliest,
    });
  }

  private async viewOf(ctx: RequestContext, phase: PhaseEntity): Promise<PhaseView> {
    return only(toPhaseViews([phase], await this.phases.ofProjects(ctx, [phase.projectId])));
  }

  private async publish(ctx: RequestContext, ...phases: PhaseEntity[]): Promise<void> {
    await this.outbox.addMany(
      ctx,
      phaseChanged,
      phases.map(({ id, projectId, title, firstDay, lastDay, people, deletedAt }) => ({
        ...{ id, projectId, title, firstDay, lastDay, people },
        deleted: deletedAt !== null,
      })),
    );
  }
}

/** 422 where a link names what is no phase of the project. */
function requireKnown(after: CreatePhase['after'], present: readonly PhaseEntity[]): void {
  const known = new Set(present.map(({ id }) => id));
  for (const [index, { phaseId }] of after.entries()) {
    if (!known.has(phaseId)) throw fieldErrorOf(`after.${index}.phaseId`, 'exists');
  }
}
