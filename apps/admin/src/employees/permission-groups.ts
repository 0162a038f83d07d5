import { coreKeys, pluginIds, pluginPermissions } from '@jahrring/contracts-admin';
import type { Translate } from '../options';

export interface PermissionGroup {
  /** The key's second part: `address`. */
  tool: string;
  label: string;
  keys: { key: string; label: string }[];
}

/** `tools.project.timetable.own.show` → "Rapporte, eigene: ansehen". */
export function permissionLabel(t: Translate, key: string): string {
  const parts = key.split('.').slice(2);
  const action = parts.at(-1) ?? '';
  const scopes = parts.slice(0, -1).map((part) => t(`permission.scope.${part}`));
  const label = t(`permission.action.${action}`);
  if (scopes.length === 0) return label;
  const scope = scopes.join(', ');
  return `${scope.charAt(0).toLocaleUpperCase()}${scope.slice(1)}: ${label}`;
}

/** Name of a key with that of its tool; undefined of one that cannot be given. */
export function permissionName(groups: readonly PermissionGroup[], key: string): string | undefined {
  for (const { label, keys } of groups) {
    const known = keys.find((one) => one.key === key);
    if (known) return `${label}: ${known.label}`;
  }
  return undefined;
}

/** Every key that can be given to one person, by tool; those of plugins that are off have no effect and are left out. */
export function permissionGroups(t: Translate, activePlugins: readonly string[]): PermissionGroup[] {
  const plugins = pluginIds.filter((id) => activePlugins.includes(id));
  const keys = [...coreKeys, ...plugins.flatMap((id) => pluginPermissions(id))];
  const titles = new Map(plugins.map((id) => [id.replaceAll('-', '_'), t(`plugins.${id}.title`)]));
  const groups = new Map<string, PermissionGroup>();
  for (const key of keys) {
    const tool = key.split('.')[1] ?? '';
    const group = groups.get(tool) ?? {
      tool,
      label: titles.get(tool) ?? t(`permission.tool.${tool}`),
      keys: [],
    };
    group.keys.push({ key, label: permissionLabel(t, key) });
    groups.set(tool, group);
  }
  return [...groups.values()];
}
