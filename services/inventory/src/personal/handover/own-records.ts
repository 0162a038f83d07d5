import type { RequestContext } from '@jahrring/service-kit';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

export const personalKeys = ['tools.personal_inventory.index', 'tools.personal_inventory.manage'] as const;

/** Narrows records of people to the caller's own, where the caller's right reaches no further. */
export function limitToOwn<E extends ObjectLiteral>(
  ctx: RequestContext,
  query: SelectQueryBuilder<E>,
  alias: string,
): void {
  if (ctx.grade(...personalKeys) === 'all') return;
  query.andWhere(`${alias}.employeeId = :ownEmployeeId`, { ownEmployeeId: ctx.membershipId });
}
