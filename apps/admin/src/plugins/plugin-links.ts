import type { ReleaseSetEntry } from '@jahrring/contracts-common';

export interface PluginLinks {
  /** Its first page; its views where it has no page of its own. */
  page: string | undefined;
  settings: string | undefined;
}

type Tools = readonly { descriptor: Pick<ReleaseSetEntry['descriptor'], 'routes'> }[];

/** Returns the links to a plugin's page and settings, from the routes of the licence's tools that the user may open. */
export function pluginLinks(
  tools: Tools,
  plugin: string,
  canAny: (actions: readonly string[]) => boolean,
): PluginLinks {
  const own = tools
    .flatMap(({ descriptor }) => descriptor.routes)
    .filter((route) => route.plugin === plugin && canAny(route.any))
    .map(({ path }) => path);
  const base = `/plugins/${plugin}/`;
  const pages = own.filter((path) => !path.includes(':'));
  const settings = own.find((path) => path === `${base}settings/:tab`);
  return {
    page: pages.find((path) => !path.startsWith(base)) ?? pages[0],
    // A page of settings leads from a tab it does not know to its first.
    settings: settings?.replace(':tab', 'general'),
  };
}
