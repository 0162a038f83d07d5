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
}

/** Compares `1.10.0` and `1.9.2` as numbers; a pre-release comes before its release. */
export function compareVersions(one: string, two: string): number {
  const [oneCore = '', onePre] = one.split('-', 2);
  const [twoCore = '', twoPre] = two.split('-', 2);
  const left = oneCore.split('.').map(Number);
  const right = twoCore.split('.').map(Number);
  for (let index = 0; index < 3; index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  if (onePre === twoPre) return 0;
  if (onePre === undefined) return 1;
  if (twoPre === undefined) return -1;
  return onePre.localeCompare(twoPre, 'en', { numeric: true });
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
    .filter((other) => other.tool === release.tool && compareVersions(other.version, release.version) < 0)
    .sort((one, two) => compareVersions(two.version, one.version))[0];
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
