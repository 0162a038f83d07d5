import { planningPermissions } from '@jahrring/contracts-planning';
import type { RequestContext } from '@jahrring/service-kit';
import type { SelectQueryBuilder } from 'typeorm';
import type { PlannedEntity } from './booking.entity';

/**
 * Narrows a query on the plan: everything, or (assigned, own) the caller's own days. A foreman's grade "assigned"
 * reaches the projects the foreman is on.
 */
export function limitToPlanned<E extends PlannedEntity>(
  ctx: RequestContext,
  query: SelectQueryBuilder<E>,
  alias: string,
): void {
  const grade = ctx.grade(...planningPermissions);
  if (grade === 'all') return;
  const own = `${alias}.resourceId = :employeeId`;
  const team = `EXISTS (SELECT 1 FROM project_employees member WHERE member.licence_id = :licenceId
    AND member.project_id = ${alias}.projectId AND member.employee_id = :employeeId)`;
  const reach = grade === 'assigned' ? `(${own} OR ${team})` : grade === 'own' ? own : '1 = 0';
  query.andWhere(reach, { licenceId: ctx.licenceId, employeeId: ctx.membershipId });
}
