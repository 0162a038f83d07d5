import { useBoot } from '@jahrring/tool-kit';
import { useEffect } from 'react';
import { matchPath } from 'react-router';
import { preloadExpose } from '../tools/load-expose';
import { useFirstPageStands } from '../start/first-page';
import { bottomItems, workplaceOf, type NavigationGroup } from './navigation';

/** What the browser tells about the connection; not every one does. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** A page is worth fetching ahead unless its bytes are dear. */
function mayPreload(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData !== true && !/2g/.test(connection?.effectiveType ?? '');
}

/** Once the start has become quiet, fetches script and style of the pages this person most likely opens next. */
export function useIdlePreload(groups: readonly NavigationGroup[]): void {
  const { tools, user } = useBoot();
  const stands = useFirstPageStands();
  useEffect(() => {
    if (!stands || !mayPreload() || globalThis.requestIdleCallback === undefined) return undefined;
    const waiting = requestIdleCallback(
      () => {
        for (const { path, toolId } of bottomItems(groups, workplaceOf(user.role))) {
          const route = tools
            .find(({ id }) => id === toolId)
            ?.descriptor.routes.find((candidate) => matchPath(candidate.path, path) !== null);
          if (toolId && route) preloadExpose(toolId, route.expose);
        }
      },
      { timeout: 8_000 },
    );
    return () => cancelIdleCallback(waiting);
  }, [stands, groups, tools, user.role]);
}
