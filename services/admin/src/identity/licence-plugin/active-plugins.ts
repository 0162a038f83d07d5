import { type PluginId, pluginIds } from '@jahrring/contracts-admin';
import type { ToolDescriptor } from '@jahrring/contracts-common';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { chooseRelease, Registry } from '../../registry';
import type { RegistryState } from '../../registry';
import { LicencePluginRepository } from './licence-plugin.repository';

/** More licences than ask between two changes of the registry. */
const mostRemembered = 2_000;

/**
 * Returns true if a tool has something to show for a plugin: a page, a menu item or an extension belongs to it. In a
 * tool that is not available to everybody, parts that name no plugin belong to each of the tool's plugins.
 */
export function carriesPlugin(
  { core, plugins, routes, navigation, extensions }: ToolDescriptor,
  plugin: string,
): boolean {
  const parts: { plugin?: string | undefined }[] = [...routes, ...navigation, ...extensions];
  const shared = !core && plugins.includes(plugin);
  return parts.some((part) => part.plugin === plugin || (shared && !part.plugin));
}

/** The plugins that work in a licence: those that are on there and that a released tool carries. */
@Injectable()
export class ActivePlugins {
  private of: RegistryState | undefined;
  private carried = new Map<string, ReadonlySet<string>>();

  constructor(
    private readonly registry: Registry,
    private readonly licencePlugins: LicencePluginRepository,
  ) {}

  /** Ids of the plugins that work in the context's licence. */
  async find(ctx: RequestContext): Promise<PluginId[]> {
    const carried = await this.findCarried(ctx.licenceId);
    return (await this.licencePlugins.findActive(ctx)).filter((plugin) => carried.has(plugin));
  }

  /** Ids of the plugins that tools carry, each tool in the version this licence gets. Remembered until the registry changes. */
  async findCarried(licenceId: string): Promise<ReadonlySet<string>> {
    const state = await this.registry.current();
    if (this.of !== state || this.carried.size >= mostRemembered) {
      this.of = state;
      this.carried = new Map();
    }
    const known = this.carried.get(licenceId) ?? carriedFor(state, licenceId);
    this.carried.set(licenceId, known);
    return known;
  }
}

/**
 * Returns the plugins that the licence's released tools contain. It ignores which services are running: rights do not
 * come and go while one of them restarts.
 */
function carriedFor(state: RegistryState, licenceId: string): ReadonlySet<string> {
  const situation = { licenceId, shellApi: undefined, running: new Map(), pins: state.pinsOf(licenceId) };
  const descriptors = state.tools.flatMap((tool) => {
    const choice = chooseRelease(tool, situation);
    return choice ? [choice.release.descriptor] : [];
  });
  return new Set(pluginIds.filter((id) => descriptors.some((descriptor) => carriesPlugin(descriptor, id))));
}
