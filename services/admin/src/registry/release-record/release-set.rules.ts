import type { ToolDescriptor } from '@jahrring/contracts-common';
import type { ChosenRelease } from './served-tools';
import { chooseRelease } from './choose-release';
import type { ServableTool, Situation } from './choose-release';

/** The descriptor without what belongs to plugins that are off. */
export function withoutInactivePlugins(
  descriptor: ToolDescriptor,
  active: ReadonlySet<string>,
): ToolDescriptor {
  const shown = (part: { plugin?: string | undefined }) => !part.plugin || active.has(part.plugin);
  return {
    ...descriptor,
    routes: descriptor.routes.filter(shown),
    navigation: descriptor.navigation.filter(shown),
    extensions: descriptor.extensions.filter(shown),
    ...(descriptor.search ? { search: descriptor.search.filter(shown) } : {}),
    ...(descriptor.notifications ? { notifications: descriptor.notifications.filter(shown) } : {}),
    ...(descriptor.settings ? { settings: descriptor.settings.filter(shown) } : {}),
    plugins: descriptor.plugins.filter((plugin) => active.has(plugin)),
  };
}

/** Core tools are everybody's, the others theirs who have one of their plugins. */
export function isEntitled(
  { core, plugins }: Pick<ToolDescriptor, 'core' | 'plugins'>,
  active: ReadonlySet<string>,
): boolean {
  return core || plugins.some((plugin) => active.has(plugin));
}

/** Returns the release set of a licence: each tool it is entitled to in the version chosen for it, by id. */
export function resolveReleaseSet(
  tools: readonly ServableTool[],
  activePlugins: readonly string[],
  situation: Situation,
): ChosenRelease[] {
  const active = new Set(activePlugins);
  const entries: ChosenRelease[] = [];
  for (const tool of tools) {
    const choice = chooseRelease(tool, situation);
    if (!choice || !isEntitled(choice.release.descriptor, active)) continue;
    const { release, channel, fallback } = choice;
    entries.push({
      ...release.code,
      id: tool.tool,
      channel,
      descriptor: withoutInactivePlugins(release.descriptor, active),
      ...(fallback ? { fallback: fallback.code } : {}),
    });
  }
  return entries.sort((one, two) => one.id.localeCompare(two.id));
}
