import { afterFirstSign, useBoot } from '@jahrring/tool-kit';
import { useEffect } from 'react';
import { matchPath } from 'react-router';
import { preloadExpose } from '../tools/load-expose';
import { mostLikelyPage, workplaceOf, type NavigationGroup } from '../layout/navigation';

/** Data of the browser about the connection; not every browser has them. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** A page is worth fetching ahead unless its bytes are dear. */
function mayPreload(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData !== true && !/2g/.test(connection?.effectiveType ?? '');
}

/** Fetches script and style of the one page this person most likely opens next, once they have done anything at all. */
export function usePreloadOfNext(groups: readonly NavigationGroup[]): void {
  const { tools, user } = useBoot();
  useEffect(() => {
    const next = mayPreload() ? mostLikelyPage(groups, workplaceOf(user.role)) : undefined;
    const tool = tools.find(({ id }) => id === next?.toolId);
    const route = tool?.descriptor.routes.find(({ path }) => matchPath(path, next?.path ?? '') !== null);
    return tool && route ? afterFirstSign(() => preloadExpose(tool.id, route.expose)) : undefined;
  }, [groups, tools, user.role]);
}
