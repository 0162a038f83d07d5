import { z } from 'zod';

export interface PluginDefinition {
  readonly id: string;
  /** The tool that carries it. */
  readonly tool: string;
  /** i18n key of its name. */
  readonly titleKey: string;
  /** An industry solution is a bundle, shown in a group of its own. */
  readonly group: 'extension' | 'industry_solution';
}

function extension<const I extends string>(id: I, tool: string) {
  return { id, tool, titleKey: `admin:plugins.${id}.title`, group: 'extension' } as const;
}

/** Every plugin of the product. An id is also part of paths: `/plugins/{id}/settings/:tab`. */
export const plugins = [
  extension('creditors', 'bookkeeping'),
  extension('debitors', 'bookkeeping'),
  extension('hsm-admin', 'support'),
  extension('machine-inventory', 'inventory'),
  extension('machinecontrol', 'machine-control'),
  extension('my-hsm', 'support'),
  extension('personal-inventory', 'inventory'),
  extension('qr-code', 'inventory'),
  extension('scheduling_tool', 'planning'),
  extension('surcharges', 'time'),
  { id: 'timber', tool: 'timber', titleKey: 'admin:plugins.timber.title', group: 'industry_solution' },
] as const satisfies readonly PluginDefinition[];

export type PluginId = (typeof plugins)[number]['id'];
export const pluginIds: readonly PluginId[] = plugins.map((plugin) => plugin.id);
export const pluginId = z.enum(plugins.map((plugin) => plugin.id));

/** The permission keys a plugin brings: `tools.<plugin>.index` and `.manage`, hyphens written as underscores. */
export function pluginPermissions(plugin: string): readonly [index: string, manage: string] {
  const name = plugin.replaceAll('-', '_');
  return [`tools.${name}.index`, `tools.${name}.manage`];
}

export const pluginState = z.enum(['active', 'inactive']);

/** A plugin as one licence sees it. */
export const pluginView = z.object({
  id: pluginId,
  tool: z.string(),
  titleKey: z.string(),
  group: z.enum(['extension', 'industry_solution']),
  state: pluginState,
  /** False while no release of its tool is installed: it can be booked, but shows nothing yet. */
  installed: z.boolean(),
  activatedAt: z.iso.datetime().nullable(),
});
export type PluginView = z.infer<typeof pluginView>;

export const pluginList = z.object({ items: z.array(pluginView), total: z.int() });

export const switchPlugin = z.strictObject({ state: pluginState });
export type SwitchPlugin = z.infer<typeof switchPlugin>;
