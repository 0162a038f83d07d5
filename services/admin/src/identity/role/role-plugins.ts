import {
  type Grants,
  grantsFor,
  pluginIds,
  pluginPermissions,
  type RoleChanges,
} from '@jahrring/contracts-admin';
import { type RequestContext } from '@jahrring/service-kit';

/** Rights of a person, including those of plugins that were switched on since their request began. */
export function grantsNow({ role, grants, plugins }: RequestContext, active: readonly string[]): Grants {
  const known = new Set(
    active.filter((plugin) => !plugins.includes(plugin)).flatMap((plugin) => pluginPermissions(plugin)),
  );
  const since = [...grantsFor({ role, superadmin: false, activePlugins: [...active], demoLicence: false })];
  return new Map([...grants, ...since.filter(([key]) => known.has(key))]);
}

/** Changes of keys whose plugin is off: nobody sees them now, and they stay for when it comes back. */
export function asleep(changes: RoleChanges = {}, activePlugins: readonly string[]): RoleChanges {
  const off = pluginIds.filter((plugin) => !activePlugins.includes(plugin));
  const keys = new Set<string>(off.flatMap((plugin) => pluginPermissions(plugin)));
  return Object.fromEntries(Object.entries(changes).filter(([key]) => keys.has(key)));
}
