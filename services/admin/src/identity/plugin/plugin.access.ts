import { type PluginDefinition, type PluginId, plugins } from '@jahrring/contracts-admin';
import type { RequestContext } from '@jahrring/service-kit';

const catalogue: readonly PluginDefinition[] = plugins;
const operators = new Set(catalogue.filter((plugin) => plugin.operatorOnly).map(({ id }) => id));

/** Returns true if the caller may switch this plugin at all, provided that their permission allows switching. */
export function mayHave(ctx: RequestContext, plugin: PluginId): boolean {
  return ctx.superadmin || ctx.system || !operators.has(plugin);
}
