import type { ReleaseSetEntry, ToolRoute } from '@jahrring/contracts-common';
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router';
import { loadToolPage } from '../tools/load-tool-page';
import { PageSkeleton } from '../tools/page-skeleton';
import { ToolPage } from '../tools/tool-page';
import type { RouteHandle } from './handle';
import { requireAny } from './guard';

export type LayoutName = 'default' | 'admin' | 'blank';

/** A new search or hash shows another part of the same page; only a retry loads the tool again. */
function onRetryOnly({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href;
}

function toRoute(entry: ReleaseSetEntry, route: ToolRoute): RouteObject {
  return {
    id: `${entry.id}:${route.path}`,
    path: route.path,
    handle: { titleKey: route.titleKey, toolId: entry.id, path: route.path } satisfies RouteHandle,
    loader: async (args: LoaderFunctionArgs) => {
      requireAny(route.any, args);
      return loadToolPage(entry.id, route.path);
    },
    shouldRevalidate: onRetryOnly,
    HydrateFallback: PageSkeleton,
    Component: ToolPage,
  };
}

/** The routes of a layout, from descriptors alone. A route of a plugin that is off does not exist. */
export function toolRoutes(
  tools: readonly ReleaseSetEntry[],
  plugins: readonly string[],
  layout: LayoutName,
): RouteObject[] {
  return tools.flatMap((entry) =>
    entry.descriptor.routes
      .filter((route) => (route.layout ?? 'default') === layout)
      .filter((route) => !route.plugin || plugins.includes(route.plugin))
      .map((route) => toRoute(entry, route)),
  );
}
