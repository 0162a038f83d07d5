import { type PluginDefinition, type PluginId, plugins } from '@jahrring/contracts-admin';
import type { RequestContext } from '@jahrring/service-kit';

const catalogue: readonly PluginDefinition[] = plugins;
const operators = new Set(catalogue.filter((plugin) => plugin.operatorOnly).map(({ id }) => id));

/** Whether the caller may switch this plugin at all, where their permission allows switching. */
export function mayHave(ctx: RequestContext, plugin: PluginId): boolean {
  return ctx.superadmin || ctx.system || !operators.has(plugin);
}
