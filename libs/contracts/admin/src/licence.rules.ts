import type { LicenceState, LicenceType, Role } from '@jahrring/contracts-common';

/** Active users a licence of each type may have; a superadmin can raise one licence. */
export const userLimits: Readonly<Record<LicenceType, number>> = {
  light: 3,
  standard: 15,
  extended: 50,
  industry_solution: 100,
  demo: 3,
};

/** A deleted licence can be restored for this long. */
export const restoreDays = 30;

/** Members with these roles do not count against the limit. */
export const uncountedRoles: readonly Role[] = ['customer', 'guest', 'blocked'];

const transitions: Readonly<Record<LicenceState, readonly LicenceState[]>> = {
  awaiting_activation: ['active', 'deleted'],
  active: ['blocked', 'inactive', 'deleted'],
  blocked: ['active', 'inactive', 'deleted'],
  inactive: ['active', 'deleted'],
  deleted: ['active'],
};

/** The states a licence may go to from here. Deleted → active is the restore. */
export function nextLicenceStates(from: LicenceState): readonly LicenceState[] {
  return transitions[from];
}

/** Only an active licence lets its people in; in every other state only superadmins get in. */
export function isOpenLicence(
  licence: { state: LicenceState; endsOn?: string | null },
  today: string,
): boolean {
  return licence.state === 'active' && (!licence.endsOn || licence.endsOn >= today);
}
