import type { Grade, Role } from '@jahrring/contracts-common';
import { coreKeys, permissionKeys, restrictingKeys, superadminKey, translatorKey } from './permission-keys';
import { pluginPermissions } from './plugins';
import type { RoleChanges } from './role.contract';
import {
  type MatrixRole,
  matrixRoles,
  narrowedPluginKeys,
  notingPlugins,
  pluginRoles,
  roleMatrix,
  staffPlugins,
  staffRoles,
} from './role-matrix';

export type Grants = ReadonlyMap<string, Grade>;

export interface GrantInput {
  role: Role;
  superadmin: boolean;
  /** Plugins active in the licence: only their keys exist there. */
  activePlugins: readonly string[];
  /** A licence of type demo, or one the demo seed has made: the only kind a developer sees. */
  demoLicence: boolean;
  /** Single keys given to this membership besides those of its role. */
  extraKeys?: readonly string[];
  /** The licence's changes to the permissions of this role. */
  roleChanges?: RoleChanges | undefined;
}

export const order: Readonly<Record<Grade, number>> = { own: 0, assigned: 1, all: 2 };

function widen(grants: Map<string, Grade>, key: string, grade: Grade): void {
  const held = grants.get(key);
  if (!held || order[grade] > order[held]) grants.set(key, grade);
}

/** Returns the reach of a permission key that an admin gives to one person. */
export function gradeOfExtraKey(key: string): Grade {
  return key.includes('.own') ? 'own' : 'all';
}

function availableKeys(activePlugins: readonly string[]): string[] {
  return [...coreKeys, ...activePlugins.flatMap((plugin) => pluginPermissions(plugin))];
}

function addPluginKeys(grants: Map<string, Grade>, role: Role, activePlugins: readonly string[]): void {
  for (const plugin of activePlugins) {
    const everything = pluginRoles.includes(role);
    const keys = pluginPermissions(plugin).filter(
      (key) => narrowedPluginKeys.get(key)?.includes(role) ?? true,
    );
    const held = everything || staffPlugins.includes(plugin) ? keys : keys.slice(0, 1);
    const own = [...staffPlugins, ...notingPlugins].includes(plugin) && staffRoles.includes(role);
    if (everything || own) for (const key of held) widen(grants, key, everything ? 'all' : 'own');
  }
}

/** `manage` implies create and update. */
function addImplied(grants: Map<string, Grade>): void {
  for (const [key, grade] of [...grants]) {
    if (!key.endsWith('.manage')) continue;
    for (const action of ['create', 'update']) {
      const implied = `${key.slice(0, -'manage'.length)}${action}`;
      if (permissionKeys.includes(implied)) widen(grants, implied, grade);
    }
  }
}

function isMatrixRole(role: Role): role is MatrixRole {
  return (matrixRoles as readonly Role[]).includes(role);
}

function roleGrants(input: GrantInput): Map<string, Grade> {
  const grants = new Map<string, Grade>();
  const { role } = input;
  if (isMatrixRole(role)) {
    roleMatrix.get(role)?.forEach((grade, key) => grants.set(key, grade));
    addPluginKeys(grants, role, input.activePlugins);
  } else if (role === 'developer' && input.demoLicence) {
    const looks = availableKeys(input.activePlugins).filter((key) => /\.(index|show)$/.test(key));
    for (const key of [...looks, 'tools.plugin.install']) grants.set(key, 'all');
  } else if (role === 'translator') {
    grants.set(translatorKey, 'all');
  }
  return grants;
}

/** Applies the licence's changes to the grants of a role; keys of plugins that are off are given to nobody. */
function applyChanges(
  grants: Map<string, Grade>,
  changes: RoleChanges,
  available: ReadonlySet<string>,
): void {
  for (const [key, change] of Object.entries(changes)) {
    if (change === 'none') grants.delete(key);
    else if (available.has(key)) grants.set(key, change);
  }
}

/**
 * Everything a membership may do in its licence. A superadmin holds every key there is, but for those that restrict;
 * a blocked membership holds nothing, whatever else was given to it.
 */
export function grantsFor(input: GrantInput): Grants {
  if (input.superadmin) {
    const keys = availableKeys(input.activePlugins).filter((key) => !restrictingKeys.includes(key));
    return new Map([superadminKey, translatorKey, ...keys].map((key) => [key, 'all'] as const));
  }
  if (input.role === 'blocked') return new Map();
  const grants = roleGrants(input);
  const available = new Set(availableKeys(input.activePlugins));
  applyChanges(grants, input.roleChanges ?? {}, available);
  for (const key of input.extraKeys ?? []) {
    if (available.has(key)) widen(grants, key, gradeOfExtraKey(key));
  }
  addImplied(grants);
  return grants;
}
