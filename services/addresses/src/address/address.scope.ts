import { addressesPermissions } from '@jahrring/contracts-addresses';
import type { RequestContext } from '@jahrring/service-kit';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

const ownProjects = `FROM project_employees assignment
  JOIN project_refs project ON project.id = assignment.project_id AND project.licence_id = assignment.licence_id
  WHERE assignment.licence_id = :licenceId AND assignment.employee_id = :employeeId AND project.deleted = 0`;

/** Guests and customers without an assignment see nothing; of all others, somebody without one sees everything. */
const closedWithoutAssignment: ReadonlySet<string> = new Set(['guest', 'customer']);

/**
 * Narrows a query on addresses, or on what belongs to them, to what the caller's grant reaches: all of the licence, or the
 * addresses of the projects the caller is assigned to or responsible for. `address`: the column with the id of the address.
 */
export function limitToAssigned<E extends ObjectLiteral>(
  ctx: RequestContext,
  query: SelectQueryBuilder<E>,
  address: string,
): void {
  const grade = ctx.grade(...addressesPermissions);
  if (grade === 'all') return;
  if (grade !== 'assigned') {
    query.andWhere('1 = 0');
    return;
  }
  const assigned = `${address} IN (SELECT project.address_id ${ownProjects} AND project.address_id IS NOT NULL)`;
  const unassigned = `NOT EXISTS (SELECT 1 ${ownProjects})`;
  query.andWhere(closedWithoutAssignment.has(ctx.role) ? assigned : `(${assigned} OR ${unassigned})`, {
    licenceId: ctx.licenceId,
    employeeId: ctx.membershipId,
  });
}
