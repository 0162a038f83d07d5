import { projectsPermissions } from '@jahrring/contracts-projects';
import type { RequestContext } from '@jahrring/service-kit';
import type { SelectQueryBuilder } from 'typeorm';
import type { ProjectEntity } from './project.entity';

const assigned = (alias: string) => `(${alias}.responsibleEmployeeId = :employeeId OR EXISTS (
  SELECT 1 FROM project_employees assignment WHERE assignment.licence_id = :licenceId
  AND assignment.project_id = ${alias}.id AND assignment.employee_id = :employeeId))`;

const unassigned = `NOT EXISTS (SELECT 1 FROM project_employees assignment
  WHERE assignment.licence_id = :licenceId AND assignment.employee_id = :employeeId)
  AND NOT EXISTS (SELECT 1 FROM projects led WHERE led.licence_id = :licenceId
  AND led.responsible_employee_id = :employeeId AND led.deleted_at IS NULL)`;

/** Customers and guests without an assignment see nothing; of all others, somebody without one sees everything. */
const closedWithoutAssignment: ReadonlySet<string> = new Set(['guest', 'customer']);

/** Narrows a query on projects to what the caller's grant reaches: all, the assigned ones, or a customer's own. */
export function limitToReach(
  ctx: RequestContext,
  query: SelectQueryBuilder<ProjectEntity>,
  alias: string,
): void {
  const grade = ctx.grade(...projectsPermissions.filter((key) => key.startsWith('tools.project.')));
  if (grade === 'all') return;
  const people = { licenceId: ctx.licenceId, employeeId: ctx.membershipId };
  if (grade === 'own' && ctx.addressId) {
    query.andWhere(`(${alias}.addressId = :customerId OR ${assigned(alias)})`, {
      ...people,
      customerId: ctx.addressId,
    });
  } else if (grade === 'own' || closedWithoutAssignment.has(ctx.role)) {
    query.andWhere(assigned(alias), people);
  } else if (grade === 'assigned') {
    query.andWhere(`(${assigned(alias)} OR (${unassigned}))`, people);
  } else {
    query.andWhere('1 = 0');
  }
}
