import type { LicensedEntity, LicensedRepository, RequestContext } from '@jahrring/service-kit';

interface Noted extends LicensedEntity {
  machineId: string;
  employeeId: string | null;
}

/**
 * What a device sends once more under the id it gave, because no answer had come: the record that is there already, where it is
 * the caller's own at this machine.
 */
export async function findSent<E extends Noted>(
  ctx: RequestContext,
  repository: LicensedRepository<E>,
  machineId: string,
  id: string | undefined,
): Promise<E | null> {
  const found = id === undefined ? null : await repository.find(ctx, id, { deleted: 'include' });
  return found?.machineId === machineId && found.employeeId === (ctx.membershipId || null) ? found : null;
}
