import {
  mayFollow,
  nextStatuses,
  projectErrors,
  type ChangeProjectStatus,
  type ProjectStatus,
  type ProjectView,
} from '@jahrring/contracts-projects';
import { AppError, Audit, Database, fieldErrorOf, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { BillRefRepository, EntryRefRepository } from '../reference/reference.repositories';
import { transitionRights } from './project.mapper';
import { ProjectViews } from './project-views';
import { ProjectRepository } from './project.repository';
import { ProjectService } from './project.service';

/** Steps that cannot be understood later without a reason. */
const needReason: ReadonlySet<ProjectStatus> = new Set(['CANC', 'REJC']);

/** How a project moves from one status to the next: by hand, or by its bills. */
@Injectable()
export class ProjectStatusService {
  constructor(
    private readonly db: Database,
    private readonly projects: ProjectRepository,
    private readonly service: ProjectService,
    private readonly views: ProjectViews,
    private readonly bills: BillRefRepository,
    private readonly entries: EntryRefRepository,
    private readonly audit: Audit,
  ) {}

  async change(
    ctx: RequestContext,
    id: string,
    version: number,
    { status, reason }: ChangeProjectStatus,
  ): Promise<ProjectView> {
    return this.db.tx(ctx, async (ctx) => {
      const present = await this.projects.get(ctx, id);
      if (!nextStatuses(present.status, transitionRights(ctx), present.previousStatus).includes(status)) {
        throw new AppError(projectErrors, 'PROJECT_STATUS_NOT_ALLOWED', { from: present.status, to: status });
      }
      if (needReason.has(status) && !reason) throw fieldErrorOf('reason', 'required');
      if (status === 'CANC' && (await this.bills.openOf(ctx, id)).length > 0) {
        throw new AppError(projectErrors, 'PROJECT_HAS_OPEN_BILLS', { number: present.number });
      }
      const previousStatus = status === 'ARCH' ? present.status : null;
      const project = await this.projects.update(ctx, id, version, { status, previousStatus });
      await this.audit.record(ctx, {
        action: 'status',
        entity: 'project',
        entityId: id,
        before: { status: present.status },
        after: { status },
        ...(reason ? { reason } : {}),
      });
      await this.service.publish(ctx, project);
      return this.views.one(ctx, project);
    });
  }

  /** Moves the project to what its bills say: charged, or part charged while billable hours are left. */
  async followBills(ctx: RequestContext, projectId: string): Promise<void> {
    const present = await this.projects.find(ctx, projectId);
    if (!present || (await this.bills.openOf(ctx, projectId)).length === 0) return;
    const status: ProjectStatus = (await this.entries.hasUnbilled(ctx, projectId)) ? 'PACH' : 'CHRG';
    if (present.status === status || !mayFollow(present.status, status)) return;
    const project = await this.projects.update(ctx, projectId, present.version, { status });
    await this.service.publish(ctx, project);
  }
}
