import type { ReleaseSetEntry, ToolRoute } from '@jahrring/contracts-common';
import { loadToolPage } from '../tools/load-tool-page';
import { PageSkeleton } from '../tools/page-skeleton';
import { ToolPage } from '../tools/tool-page';
import { guarded } from './guard';
import type { PageRoute } from './page-route';

function toRoute(toolId: string, { path, titleKey, any, layout = 'default' }: ToolRoute): PageRoute {
  return {
    id: `${toolId}:${path}`,
    path,
    layout,
    handle: { titleKey, toolId, path },
    guard: guarded(any),
    waiting: <PageSkeleton />,
    load: async () => <ToolPage loaded={await loadToolPage(toolId, path)} />,
  };
}

/** The routes of tools, from descriptors alone. A route of a plugin that is off does not exist. */
export function toolRoutes(tools: readonly ReleaseSetEntry[], plugins: readonly string[]): PageRoute[] {
  return tools.flatMap(({ id, descriptor }) =>
    descriptor.routes
      .filter(({ plugin }) => !plugin || plugins.includes(plugin))
      .map((route) => toRoute(id, route)),
  );
}
