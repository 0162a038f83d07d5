import type { RequestContext } from '@jahrring/service-kit';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

const assigned = (object: string) => `SELECT 1 FROM object_employees assignment
  WHERE assignment.licence_id = :licenceId AND assignment.object_id = ${object}`;

/** Returns true if the caller manages the objects of a licence, whoever they are assigned to. */
export function managesObjects(ctx: RequestContext): boolean {
  return ctx.can('tools.settings.objects');
}

/** Any one of them shows what objects cost. */
export const pricePermissions = [
  'tools.settings.objects',
  'tools.project.showprice',
  'tools.machine_inventory.manage',
];

/** Returns true if the caller may see the prices of objects. */
export function seesObjectPrices(ctx: RequestContext): boolean {
  return pricePermissions.some((key) => ctx.can(key));
}

/** Narrows a query on objects, or on what belongs to one, to those assigned to nobody or to the caller among others. */
export function limitToVisible<E extends ObjectLiteral>(
  ctx: RequestContext,
  query: SelectQueryBuilder<E>,
  alias: string,
  objectId = 'id',
): void {
  if (managesObjects(ctx)) return;
  const object = assigned(`${alias}.${objectId}`);
  query.andWhere(`(NOT EXISTS (${object}) OR EXISTS (${object} AND assignment.employee_id = :employeeId))`, {
    licenceId: ctx.licenceId,
    employeeId: ctx.membershipId,
  });
}
