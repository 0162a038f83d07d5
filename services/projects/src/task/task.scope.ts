import type { RequestContext } from '@jahrring/service-kit';
import type { SelectQueryBuilder } from 'typeorm';
import type { TaskEntity } from './task.entity';

/** Responsible or assigned. */
const mine = (alias: string) => `(${alias}.ownerId = :employeeId OR EXISTS (
  SELECT 1 FROM task_people person WHERE person.licence_id = :licenceId
  AND person.task_id = ${alias}.id AND person.employee_id = :employeeId))`;

const ofMyProjects = (alias: string) => `(EXISTS (
  SELECT 1 FROM project_employees crew WHERE crew.licence_id = :licenceId
  AND crew.project_id = ${alias}.projectId AND crew.employee_id = :employeeId)
  OR EXISTS (SELECT 1 FROM projects led WHERE led.licence_id = :licenceId
  AND led.id = ${alias}.projectId AND led.responsible_employee_id = :employeeId))`;

const noTaskOfMine = `(NOT EXISTS (
  SELECT 1 FROM tasks own WHERE own.licence_id = :licenceId AND own.owner_id = :employeeId
  AND own.deleted_at IS NULL)
  AND NOT EXISTS (SELECT 1 FROM task_people person
  INNER JOIN tasks living ON living.id = person.task_id AND living.deleted_at IS NULL
  WHERE person.licence_id = :licenceId AND person.employee_id = :employeeId))`;

const noProjectOfMine = `(NOT EXISTS (
  SELECT 1 FROM project_employees crew WHERE crew.licence_id = :licenceId AND crew.employee_id = :employeeId)
  AND NOT EXISTS (SELECT 1 FROM projects led WHERE led.licence_id = :licenceId
  AND led.responsible_employee_id = :employeeId AND led.deleted_at IS NULL))`;

/** Tasks of a deleted project are out of sight with it, and come back with it. */
const ofLivingProject = (alias: string) => `NOT EXISTS (
  SELECT 1 FROM projects gone
  WHERE gone.licence_id = ${alias}.licenceId AND gone.id = ${alias}.projectId AND gone.deleted_at IS NOT NULL)`;

/** Customers and guests see their own tasks only, whatever they are assigned to. */
const closedWithoutAssignment: ReadonlySet<string> = new Set(['guest', 'customer']);

/**
 * Narrows a query on tasks to what the caller's grant reaches: all; those of assigned projects and one's own; one's own.
 * Somebody who has none of it sees all within the grant.
 */
export function limitToReach(
  ctx: RequestContext,
  query: SelectQueryBuilder<TaskEntity>,
  alias: string,
): void {
  if (ctx.system) return;
  query.andWhere(ofLivingProject(alias));
  const others = ctx.grade('tools.task.others.show');
  if (others === 'all') return;
  const people = { licenceId: ctx.licenceId, employeeId: ctx.membershipId };
  const sees = ctx.grade('tools.task.index', 'tools.task.own.show', 'tools.task.others.show');
  if (!sees) query.andWhere('1 = 0');
  else if (closedWithoutAssignment.has(ctx.role)) query.andWhere(mine(alias), people);
  else if (others === 'assigned') {
    const reach = `${mine(alias)} OR ${ofMyProjects(alias)} OR (${noTaskOfMine} AND ${noProjectOfMine})`;
    query.andWhere(`(${reach})`, people);
  } else query.andWhere(`(${mine(alias)} OR ${noTaskOfMine})`, people);
}
