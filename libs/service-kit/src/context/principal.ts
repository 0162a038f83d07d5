import type { Grade, LicenceType, Role } from '@jahrring/contracts-common';

/** Person of a session, with its licence and permissions. */
export interface Principal {
  readonly userId: string;
  readonly licenceId: string;
  /** The employee id of this user in this licence. */
  readonly membershipId: string;
  readonly role: Role;
  readonly superadmin: boolean;
  /** Permission key → how far it reaches. */
  readonly grants: ReadonlyMap<string, Grade>;
  /** The address a customer stands for. */
  readonly addressId?: string | undefined;
  readonly locale: string;
  readonly timeZone: string;
  readonly licenceType: LicenceType;
  /** Plugins active in the licence. */
  readonly plugins: readonly string[];
  /** Moment in milliseconds; reads from before it may lack the caller's own changes made at another instance. */
  readonly ownChangesUntil?: number | undefined;
}

/** A principal as it travels between processes. */
export interface PrincipalJson extends Omit<Principal, 'grants' | 'ownChangesUntil'> {
  readonly grants: readonly (readonly [string, Grade])[];
}

export function principalToJson(principal: Principal): PrincipalJson {
  return {
    userId: principal.userId,
    licenceId: principal.licenceId,
    membershipId: principal.membershipId,
    role: principal.role,
    superadmin: principal.superadmin,
    grants: [...principal.grants],
    addressId: principal.addressId,
    locale: principal.locale,
    timeZone: principal.timeZone,
    licenceType: principal.licenceType,
    plugins: principal.plugins,
  };
}

export function principalFromJson(json: PrincipalJson): Principal {
  return { ...json, grants: new Map(json.grants) };
}
