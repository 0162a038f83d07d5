import {
  mayFollow,
  needsReason,
  nextStatuses,
  projectCancelled,
  projectErrors,
  projectStatuses,
  type BulkProjectResult,
  type BulkProjectStatus,
  type ChangeProjectStatus,
  type ProjectStatus,
  type ProjectView,
} from '@jahrring/contracts-projects';
import type { ProjectStepped } from '@jahrring/contracts-documents';
import { AppError, Audit, Database, fieldErrorOf, Outbox, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { CostLineRepository } from '../cost-line';
import { BillRefRepository } from '../reference';
import { ProjectSettingsService } from '../settings';
import type { ProjectEntity } from './project.entity';
import { transitionRights } from './project.mapper';
import { ProjectViews } from './project-views';
import { ProjectRepository } from './project.repository';
import { ProjectService } from './project.service';

/** Moves a project from one status to the next: by hand, by its bills, or by the step of a document. */
@Injectable()
export class ProjectStatusService {
  constructor(
    private readonly db: Database,
    private readonly projects: ProjectRepository,
    private readonly service: ProjectService,
    private readonly views: ProjectViews,
    private readonly bills: BillRefRepository,
    private readonly lines: CostLineRepository,
    private readonly settings: ProjectSettingsService,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  async change(
    ctx: RequestContext,
    id: string,
    version: number,
    { status, reason }: ChangeProjectStatus,
  ): Promise<ProjectView> {
    return this.db.tx(ctx, async (ctx) => {
      const present = await this.projects.get(ctx, id);
      const { billsElsewhere } = await this.settings.get(ctx);
      const allowed = nextStatuses(
        present.status,
        transitionRights(ctx, billsElsewhere),
        present.previousStatus,
      );
      if (!allowed.includes(status)) {
        throw new AppError(projectErrors, 'PROJECT_STATUS_NOT_ALLOWED', { from: present.status, to: status });
      }
      if (needsReason(present.status, status) && !reason) throw fieldErrorOf('reason', 'required');
      if (status === 'CANC') await this.requireNoOpenBill(ctx, present);
      const project = await this.move(ctx, present, status, { version, reason });
      return this.views.one(ctx, project);
    });
  }

  /** The same step for many, each by itself: what cannot be done says why and keeps nobody else from it. */
  async changeMany(
    ctx: RequestContext,
    { projects, ...step }: BulkProjectStatus,
  ): Promise<BulkProjectResult> {
    const result: BulkProjectResult = { done: [], refused: [] };
    for (const { id, version } of projects) {
      try {
        await this.change(ctx, id, version, step);
        result.done.push(id);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const number = (await this.projects.find(ctx, id))?.number ?? null;
        result.refused.push({ id, number, code: error.code });
      }
    }
    return result;
  }

  /** Moves the project to what its bills say: charged, or part charged while billable entries are left. */
  async followBills(ctx: RequestContext, projectId: string): Promise<void> {
    const present = await this.projects.find(ctx, projectId);
    if (!present || (await this.settings.get(ctx)).billsElsewhere) return;
    if ((await this.bills.openOf(ctx, projectId)).length === 0) return;
    await this.follow(ctx, present, (await this.lines.hasUnbilled(ctx, projectId)) ? 'PACH' : 'CHRG');
  }

  /**
   * Moves a charged project to part charged when a billable entry comes or is released after its bill, and back:
   * the status depends on what is billed and what is left, not on the order in which the services reported it.
   */
  async followEntries(ctx: RequestContext, projectId: string): Promise<void> {
    if (await this.projects.isCharged(ctx, projectId)) await this.followBills(ctx, projectId);
  }

  /** Moves the project as a document's step says, where such a step is possible; the document's number is the reason. */
  async followDocument(
    ctx: RequestContext,
    { projectId, projectStatus, documentNumber }: ProjectStepped,
  ): Promise<void> {
    const target = projectStatuses.find((status) => status === projectStatus);
    const present = await this.projects.find(ctx, projectId);
    if (!target || !present) return;
    if (target === 'CANC' && (await this.bills.openOf(ctx, projectId)).length > 0) return;
    await this.follow(ctx, present, target, documentNumber);
  }

  private async follow(
    ctx: RequestContext,
    present: ProjectEntity,
    status: ProjectStatus,
    reason?: string,
  ): Promise<void> {
    if (present.status === status || !mayFollow(present.status, status)) return;
    await this.move(ctx, present, status, { version: present.version, reason });
  }

  private async move(
    ctx: RequestContext,
    present: ProjectEntity,
    status: ProjectStatus,
    { version, reason }: { version: number; reason?: string | undefined },
  ): Promise<ProjectEntity> {
    const previousStatus = status === 'ARCH' ? present.status : null;
    const project = await this.projects.update(ctx, present.id, version, { status, previousStatus });
    await this.audit.record(ctx, {
      action: 'status',
      entity: 'project',
      entityId: project.id,
      before: { status: present.status },
      after: { status },
      ...(reason ? { reason } : {}),
    });
    await this.service.publish(ctx, project);
    if (status === 'CANC') {
      const { id, number } = project;
      await this.outbox.add(ctx, projectCancelled, { id, number, reason: reason ?? number });
    }
    return project;
  }

  private async requireNoOpenBill(ctx: RequestContext, { id, number }: ProjectEntity): Promise<void> {
    const open = await this.bills.openOf(ctx, id);
    if (open.length > 0) throw new AppError(projectErrors, 'PROJECT_HAS_OPEN_BILLS', { number });
  }
}
