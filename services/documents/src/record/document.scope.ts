import type { RequestContext } from '@jahrring/service-kit';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

const reading = ['tools.document.index', 'tools.document.show', 'tools.document.manage'] as const;

/**
 * Limits documents to those the user may see: all, those of the projects they lead or work on, or those addressed to
 * them. The same condition applies to list, detail, PDF, totals and export.
 */
export function limitToReach<E extends ObjectLiteral>(
  ctx: RequestContext,
  query: SelectQueryBuilder<E>,
  alias: string,
): void {
  const grade = ctx.grade(...reading);
  if (grade === 'all') return;
  if (grade === 'assigned') limitToAssigned(ctx, query, alias);
  else limitToAddressed(ctx, query, alias);
}

/** A customer sees what was sent to their address; a draft was not. */
function limitToAddressed<E extends ObjectLiteral>(
  ctx: RequestContext,
  query: SelectQueryBuilder<E>,
  alias: string,
): void {
  if (!ctx.addressId) {
    query.andWhere('1 = 0');
    return;
  }
  query
    .andWhere(`${alias}.addressId = :ownAddressId`, { ownAddressId: ctx.addressId })
    .andWhere(`${alias}.status <> 'PREP'`);
}

/** Somebody who is assigned to no project at all sees every document within the grant; guests and customers none. */
function limitToAssigned<E extends ObjectLiteral>(
  ctx: RequestContext,
  query: SelectQueryBuilder<E>,
  alias: string,
): void {
  const mine =
    'SELECT assigned.project_id FROM project_employees assigned' +
    ' WHERE assigned.licence_id = :assignedLicence AND assigned.employee_id = :assignedEmployee';
  const isOutsider = ctx.role === 'customer' || ctx.role === 'guest';
  const unassigned = isOutsider ? '' : ` OR NOT EXISTS (${mine})`;
  query.andWhere(`(${alias}.projectId IN (${mine})${unassigned})`, {
    assignedLicence: ctx.licenceId,
    assignedEmployee: ctx.membershipId,
  });
}
