import { localDateAt } from '@jahrring/contracts-common';
import { machineControlErrors } from '@jahrring/contracts-machine-control';
import { AppError, type RequestContext } from '@jahrring/service-kit';

interface Noted {
  employeeId: string | null;
  createdAt: Date;
}

/**
 * Returns true if the caller may change a record: people who manage machines may change everything; everybody else
 * their own records, on the same day.
 */
export function mayChange(ctx: RequestContext, { employeeId, createdAt }: Noted, now: Date): boolean {
  if (ctx.can('tools.machinecontrol.manage')) return true;
  const isToday = localDateAt(createdAt, ctx.timeZone) === localDateAt(now, ctx.timeZone);
  return isToday && employeeId !== null && employeeId === ctx.membershipId;
}

/** @throws MACHINE_RECORD_NOT_YOURS */
export function requireChangeable(ctx: RequestContext, noted: Noted, now: Date): void {
  if (!mayChange(ctx, noted, now)) throw new AppError(machineControlErrors, 'MACHINE_RECORD_NOT_YOURS');
}
