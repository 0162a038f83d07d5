import { execute, LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { ProjectEmployeeEntity, ProjectEntity } from '../project';
import { TaskPersonEntity } from './task-person.entity';
import { TaskEntity } from './task.entity';
import { limitToReach } from './task.scope';

/** A project by which tasks can be filtered. */
export interface TaskProject {
  id: string;
  number: string;
  title: string;
}

/** A page bears the project of each task, whoever may see the project itself: a task names where it belongs. */
interface Place {
  placeNumber: string | null;
  placeTitle: string | null;
}

const remindersPerRun = 200;

/** Extent of a user's rights over others' tasks. */
export interface TaskReach {
  /** Projects they lead or are assigned to. */
  projectIds: ReadonlySet<string>;
}

/** Every query on tasks; each is limited to the licence and to what the caller may see. */
@Injectable()
export class TaskRepository extends LicensedRepository<TaskEntity> {
  constructor(services: RepositoryServices) {
    super(services, TaskEntity, { name: 'task' });
  }

  protected override scope(ctx: RequestContext, query: SelectQueryBuilder<TaskEntity>, alias: string): void {
    limitToReach(ctx, query, alias);
  }

  protected override beside(page: SelectQueryBuilder<TaskEntity>): void {
    page
      .leftJoin(ProjectEntity, 'place', 'place.id = task.projectId AND place.licenceId = task.licenceId')
      .addSelect('place.number', 'placeNumber')
      .addSelect('place.title', 'placeTitle');
  }

  protected override async many(qb: SelectQueryBuilder<TaskEntity>): Promise<TaskEntity[]> {
    const rows = await qb.getRawMany<Record<string, unknown> & Partial<Place>>();
    return rows.map((row) => {
      const task = this.mapper.hydrate(row, this.name);
      const { placeNumber: number, placeTitle: title } = row;
      if (number === undefined || title === undefined) return task;
      return Object.assign(task, { place: number === null || title === null ? null : { number, title } });
    });
  }

  protected override get unaudited(): readonly (keyof TaskEntity & string)[] {
    return ['remindAt'];
  }

  /** Replaces who is assigned. */
  async assign(ctx: RequestContext, taskId: string, employeeIds: readonly string[]): Promise<void> {
    await this.db.writing(ctx).delete(TaskPersonEntity, { licenceId: ctx.licenceId, taskId });
    await this.assignNew(ctx, taskId, employeeIds);
  }

  /** Assigns people to a task that has none yet. */
  async assignNew(ctx: RequestContext, taskId: string, employeeIds: readonly string[]): Promise<void> {
    const { licenceId } = ctx;
    const rows = [...new Set(employeeIds)].map((employeeId) => ({ licenceId, taskId, employeeId }));
    if (rows.length > 0) await this.db.writing(ctx).insert(TaskPersonEntity, rows);
  }

  /** Ids of the assigned employees by task. */
  async assigned(ctx: RequestContext, taskIds: readonly string[]): Promise<Map<string, string[]>> {
    if (taskIds.length === 0) return new Map();
    const marks = taskIds.map(() => '?').join(', ');
    const rows = await this.db.manager(ctx).query<{ task: string; person: string }[]>(
      `SELECT task_id AS task, employee_id AS person FROM task_people
       WHERE licence_id = ? AND task_id IN (${marks}) ORDER BY employee_id`,
      [ctx.licenceId, ...taskIds],
    );
    const byTask = new Map<string, string[]>();
    for (const { task, person } of rows) byTask.set(task, [...(byTask.get(task) ?? []), person]);
    return byTask;
  }

  /** Projects the caller leads or is assigned to. */
  async reach(ctx: RequestContext): Promise<TaskReach> {
    const manager = this.db.manager(ctx);
    const { licenceId, membershipId } = ctx;
    const crew = await manager.findBy(ProjectEmployeeEntity, { licenceId, employeeId: membershipId });
    const led = await manager.find(ProjectEntity, {
      where: { licenceId, responsibleEmployeeId: membershipId },
      select: { id: true },
    });
    return { projectIds: new Set([...crew.map((row) => row.projectId), ...led.map((row) => row.id)]) };
  }

  /** Number and title by project, whoever may see the project itself: a task names where it belongs. */
  async projectNames(
    ctx: RequestContext,
    projectIds: readonly string[],
  ): Promise<Map<string, { number: string; title: string }>> {
    if (projectIds.length === 0) return new Map();
    const marks = projectIds.map(() => '?').join(', ');
    const rows = await this.db
      .manager(ctx)
      .query<{ id: string; number: string; title: string }[]>(
        `SELECT id, number, title FROM projects WHERE licence_id = ? AND id IN (${marks})`,
        [ctx.licenceId, ...projectIds],
      );
    return new Map(rows.map(({ id, number, title }) => [id, { number, title }]));
  }

  /** Returns the projects of all tasks the caller sees, the newest number first. */
  projectsWithTasks(ctx: RequestContext): Promise<TaskProject[]> {
    return this.query(ctx)
      .innerJoin(
        ProjectEntity,
        'project',
        'project.id = task.projectId AND project.licenceId = task.licenceId AND project.deletedAt IS NULL',
      )
      .select(['project.id AS id', 'project.number AS number', 'project.title AS title'])
      .distinct(true)
      .orderBy('number', 'DESC')
      .getRawMany<TaskProject>();
  }

  /** The task that follows this one in its series. */
  async successorOf(ctx: RequestContext, previousId: string): Promise<TaskEntity | null> {
    return this.one(
      this.query(ctx, { deleted: 'include' }).andWhere('task.previousId = :previousId', { previousId }),
    );
  }

  /** The living tasks of a project, whoever may see them. */
  async ofProject(ctx: RequestContext, projectId: string): Promise<TaskEntity[]> {
    const query = this.db
      .manager(ctx)
      .createQueryBuilder(TaskEntity, 'task')
      .where('task.licenceId = :licenceId AND task.projectId = :projectId AND task.deletedAt IS NULL', {
        licenceId: ctx.licenceId,
        projectId,
      });
    return this.many(query.orderBy('task.createdAt').addOrderBy('task.id'));
  }

  /** Of every licence: open tasks whose people have to be reminded by now. */
  async toRemind(ctx: RequestContext, now: Date): Promise<{ id: string; licenceId: string }[]> {
    const rows = await this.db
      .manager(ctx)
      .createQueryBuilder(TaskEntity, 'task')
      .select(['task.id', 'task.licenceId'])
      .where('task.remindAt <= :now AND task.deletedAt IS NULL', { now })
      .orderBy('task.remindAt')
      .limit(remindersPerRun)
      .getMany();
    return rows.map(({ id, licenceId }) => ({ id, licenceId }));
  }

  /** Takes a reminder off the task; true for the one instance that did. The task itself has not changed. */
  async claimReminder(ctx: RequestContext, id: string): Promise<boolean> {
    const changed = await execute(
      this.db.writing(ctx),
      'UPDATE tasks SET remind_at = NULL WHERE id = ? AND licence_id = ? AND remind_at IS NOT NULL',
      [id, ctx.licenceId],
    );
    return changed === 1;
  }
}
