import type { ReleaseSetEntry, ToolDescriptor } from '@jahrring/contracts-common';

/** An installed version of a tool, as far as choosing needs it. */
export interface InstalledRelease {
  tool: string;
  version: string;
  entry: string;
  globalName: string;
  integrity: string | null;
  descriptor: ToolDescriptor;
  /** True for the version to serve; the others are what it can fall back to. */
  active: boolean;
  /** When its build was finished: versions carry a hash, so only time tells which one is older. */
  registeredAt: Date;
}

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

function isEntitled(descriptor: ToolDescriptor, active: ReadonlySet<string>): boolean {
  return descriptor.core || descriptor.plugins.some((plugin) => active.has(plugin));
}

function toEntry(
  release: InstalledRelease,
  others: readonly InstalledRelease[],
  active: ReadonlySet<string>,
): ReleaseSetEntry {
  const older = others
    .filter((other) => other.tool === release.tool && other.registeredAt < release.registeredAt)
    .sort((one, two) => two.registeredAt.getTime() - one.registeredAt.getTime())[0];
  const code = ({ version, entry, globalName, integrity }: InstalledRelease) => ({
    version,
    entry,
    globalName,
    ...(integrity ? { integrity } : {}),
  });
  return {
    id: release.tool,
    ...code(release),
    descriptor: withoutInactivePlugins(release.descriptor, active),
    ...(older ? { fallback: code(older) } : {}),
  };
}

/** What a licence gets: core tools and those with an active plugin, each with its served version and the one before. */
export function resolveReleaseSet(
  releases: readonly InstalledRelease[],
  activePlugins: readonly string[],
): ReleaseSetEntry[] {
  const active = new Set(activePlugins);
  return releases
    .filter((release) => release.active && isEntitled(release.descriptor, active))
    .sort((one, two) => one.tool.localeCompare(two.tool))
    .map((release) => toEntry(release, releases, active));
}
