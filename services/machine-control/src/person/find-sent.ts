import type { LicensedEntity, LicensedRepository, RequestContext } from '@jahrring/service-kit';

interface Noted extends LicensedEntity {
  machineId: string;
  employeeId: string | null;
}

/**
 * Finds the existing record if a device sends it again under the same id because it received no response; only the
 * caller's own record at this machine.
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
