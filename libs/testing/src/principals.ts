import { createHash } from 'node:crypto';
import { grantsFor, pluginIds } from '@jahrring/contracts-admin';
import type { Grade, LicenceType, Role } from '@jahrring/contracts-common';
import { RequestContext, type Principal } from '@jahrring/service-kit';

/** The two licences of every test: whatever is made in one must not be seen from the other. */
export const testLicences = {
  own: testId('licence own'),
  other: testId('licence other'),
} as const;

export type TestLicence = keyof typeof testLicences;

export interface PrincipalOptions {
  licence?: TestLicence;
  /** A licence of the demo data instead. */
  licenceId?: string;
  /** Another person of the same role: `1`, `2`, … */
  person?: number;
  membershipId?: string;
  userId?: string;
  addressId?: string;
  /** Keys on top of the role's. */
  extraKeys?: readonly string[];
  /** Instead of the role's grants. */
  grants?: ReadonlyMap<string, Grade>;
  /** Active plugins (default: all). */
  plugins?: readonly string[];
  licenceType?: LicenceType;
  timeZone?: string;
  locale?: string;
}

/** A valid UUIDv7 that is always the same for a name. */
export function testId(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `01900000-${hex.slice(0, 4)}-7${hex.slice(4, 7)}-8${hex.slice(7, 10)}-${hex.slice(10, 22)}`;
}

/** The employee id (membership) of a test person. */
export function testMember(role: Role, { licence = 'own', person = 0 }: PrincipalOptions = {}): string {
  return testId(`member ${licence} ${role} ${person}`);
}

/** Somebody with a role, as the admin service would answer for their session. */
export function testPrincipal(role: Role, options: PrincipalOptions = {}): Principal {
  const { licence = 'own', person = 0, plugins = pluginIds } = options;
  return {
    userId: options.userId ?? testId(`user ${licence} ${role} ${person}`),
    licenceId: options.licenceId ?? testLicences[licence],
    membershipId: options.membershipId ?? testMember(role, options),
    role,
    superadmin: role === 'superadmin',
    grants: options.grants ?? roleGrants(role, plugins, options.extraKeys),
    addressId: options.addressId,
    locale: options.locale ?? 'de',
    timeZone: options.timeZone ?? 'Europe/Zurich',
    licenceType: options.licenceType ?? 'extended',
    plugins,
  };
}

function roleGrants(role: Role, plugins: readonly string[], extraKeys: readonly string[] = []) {
  return grantsFor({
    role,
    superadmin: role === 'superadmin',
    activePlugins: plugins,
    demoLicence: false,
    extraKeys,
  });
}

/** Returns a caller for a test that needs no service, with the grants of the role. */
export function aCaller(role: Role = 'admin', options: PrincipalOptions = {}): RequestContext {
  return new RequestContext(testPrincipal(role, options), 'request');
}
