import type { DuplicateProject, ProjectView } from '@jahrring/contracts-projects';
import { Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ProjectNoteService } from '../note';
import { PlanLineService } from '../plan';
import { TaskCopy } from '../task';
import { ProjectRepository, ProjectService } from '../project';

/** Makes a new project after the model of another: what was agreed and planned, nothing that has happened. */
@Injectable()
export class ProjectDuplicateService {
  constructor(
    private readonly db: Database,
    private readonly projects: ProjectRepository,
    private readonly service: ProjectService,
    private readonly plan: PlanLineService,
    private readonly notes: ProjectNoteService,
    private readonly tasks: TaskCopy,
  ) {}

  async duplicate(
    ctx: RequestContext,
    from: string,
    { people, plan, notes, tasks, ...own }: DuplicateProject,
  ): Promise<ProjectView> {
    return this.db.tx(ctx, async (ctx) => {
      const model = await this.projects.get(ctx, from);
      const assigned = people ? ((await this.projects.assigned(ctx, [from])).get(from) ?? []) : [];
      const project = await this.service.create(ctx, {
        id: own.id,
        number: own.number,
        title: own.title,
        startDate: own.startDate,
        status: 'PLAN',
        description: model.description,
        forestOwner: model.forestOwner,
        addressId: model.addressId,
        responsibleEmployeeId: people ? model.responsibleEmployeeId : null,
        assignedEmployeeIds: assigned,
        totalAmount: model.totalAmount,
        quantity: model.quantity,
        unit: model.unit,
        costCentre: model.costCentre,
        revenueCentre: model.revenueCentre,
        companyPartId: model.companyPartId,
        latitude: model.latitude,
        longitude: model.longitude,
        rescuePoint: model.rescuePoint,
        extra: model.extra,
      });
      if (plan) await this.plan.copy(ctx, from, project.id);
      if (notes) await this.notes.copy(ctx, from, project.id);
      if (tasks) await this.tasks.copyProjectTasks(ctx, { from, to: project.id });
      return project;
    });
  }
}
