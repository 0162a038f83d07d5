import { addDays, daysBetween } from '@jahrring/contracts-common';
import {
  planningErrors,
  type AssignmentView,
  type CopyResult,
  type CopyWeek,
  type CreateAssignment,
  type PlanQuery,
  type PlanView,
  type UpdateAssignment,
} from '@jahrring/contracts-planning';
import { AppError, Database, fieldErrorOf, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository, ProjectRefRepository } from '../reference';
import type { ProjectRefEntity } from '../reference';
import type { AssignmentEntity } from './assignment.entity';
import { AssignmentRepository, SlotTaken, slotsOf } from './assignment.repository';

const weekDays = 7;

/** The plan of people: nobody is in two places in the same half of a day. */
@Injectable()
export class AssignmentService {
  constructor(
    private readonly db: Database,
    private readonly assignments: AssignmentRepository,
    private readonly employees: EmployeeRefRepository,
    private readonly projects: ProjectRefRepository,
  ) {}

  async plan(ctx: RequestContext, { from, to }: PlanQuery): Promise<PlanView> {
    const [everybody, assignments] = await Promise.all([
      this.employees.plannable(ctx),
      this.assignments.between(ctx, from, to),
    ]);
    const planned = new Set(assignments.map((assignment) => assignment.employeeId));
    const wide =
      ctx.grade('tools.scheduling_tool.manage') !== undefined || ctx.grade('tools.planer.index') === 'all';
    const people = everybody.filter(({ id }) => wide || planned.has(id) || id === ctx.membershipId);
    return {
      from,
      to,
      people: people.map(({ id, name }) => ({ id, name })),
      assignments: await this.views(ctx, assignments),
    };
  }

  async get(ctx: RequestContext, id: string): Promise<AssignmentView> {
    return this.view(ctx, await this.assignments.get(ctx, id));
  }

  async create(ctx: RequestContext, input: CreateAssignment): Promise<AssignmentView> {
    return this.db.tx(ctx, async (ctx) => {
      await this.requireKnown(ctx, input);
      const assignment = await this.assignments.insert(ctx, { ...input, note: input.note ?? null });
      await this.occupy(ctx, assignment);
      return this.view(ctx, assignment);
    });
  }

  async update(
    ctx: RequestContext,
    id: string,
    version: number,
    input: UpdateAssignment,
  ): Promise<AssignmentView> {
    return this.db.tx(ctx, async (ctx) => {
      await this.requireKnown(ctx, input);
      const given = Object.entries(input).filter(([, value]) => value !== undefined);
      const assignment = await this.assignments.update(ctx, id, version, Object.fromEntries(given));
      await this.occupy(ctx, assignment);
      return this.view(ctx, assignment);
    });
  }

  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      await this.assignments.remove(ctx, id, version);
      await this.assignments.freeSlots(ctx, id);
    });
  }

  /** Repeats one week on another; a half day that is taken there already keeps what it has. */
  async copyWeek(ctx: RequestContext, { from, to }: CopyWeek): Promise<CopyResult> {
    return this.db.tx(ctx, async (ctx) => {
      const source = await this.assignments.between(ctx, from, addDays(from, weekDays - 1));
      const taken = await this.assignments.takenSlots(ctx, to, addDays(to, weekDays - 1));
      const shift = daysBetween(from, to);
      const wanted = source.map(({ employeeId, projectId, date, part, note }) => ({
        employeeId,
        projectId,
        date: addDays(date, shift),
        part,
        note,
      }));
      const free = wanted.filter((one) => !slotsOf(one).some((slot) => taken.has(slot)));
      const created = free.length > 0 ? await this.assignments.insertMany(ctx, free) : [];
      for (const assignment of created) await this.occupy(ctx, assignment);
      return { created: created.length, skipped: wanted.length - created.length };
    });
  }

  private async occupy(ctx: RequestContext, assignment: AssignmentEntity): Promise<void> {
    try {
      await this.assignments.takeSlots(ctx, assignment);
    } catch (error) {
      if (!(error instanceof SlotTaken)) throw error;
      const holder = error.assignmentId ? await this.assignments.find(ctx, error.assignmentId) : null;
      const project = holder ? await this.projects.find(ctx, holder.projectId) : null;
      throw new AppError(planningErrors, 'DAY_TAKEN', {
        date: assignment.date,
        project: project ? `${project.number} ${project.title}` : '–',
      });
    }
  }

  /** 422 at the field where a person or a project is not of this licence. */
  private async requireKnown(ctx: RequestContext, input: UpdateAssignment): Promise<void> {
    if (input.employeeId && !(await this.employees.find(ctx, input.employeeId))) {
      throw fieldErrorOf('employeeId', 'exists');
    }
    if (!input.projectId) return;
    const project = await this.projects.find(ctx, input.projectId);
    if (!project || project.deleted) throw fieldErrorOf('projectId', 'exists');
  }

  private async view(ctx: RequestContext, assignment: AssignmentEntity): Promise<AssignmentView> {
    const [view] = await this.views(ctx, [assignment]);
    if (!view) throw new Error('a view for every assignment');
    return view;
  }

  private async views(
    ctx: RequestContext,
    assignments: readonly AssignmentEntity[],
  ): Promise<AssignmentView[]> {
    const ids = [...new Set(assignments.map((assignment) => assignment.projectId))];
    const projects = new Map((await this.projects.getMany(ctx, ids)).map((project) => [project.id, project]));
    return assignments.map((assignment) => toView(assignment, projects.get(assignment.projectId)));
  }
}

function toView(assignment: AssignmentEntity, project: ProjectRefEntity | undefined): AssignmentView {
  const { id, version, employeeId, projectId, date, part, note } = assignment;
  return {
    id,
    version,
    employeeId,
    projectId,
    projectNumber: project?.number ?? '–',
    projectTitle: project?.title ?? '–',
    date,
    part,
    note,
  };
}
