import { matchRoutes, type Params } from 'react-router';
import type { ReactNode } from 'react';

export type LayoutName = 'default' | 'admin' | 'blank';

/** Data of a route for title and layout. */
export interface RouteHandle {
  /** i18n key with namespace. */
  titleKey: string;
  toolId?: string;
  /** Its path in the tool's descriptor. */
  path?: string;
}

/** Asked before a page is loaded, with path, search and hash of what is wanted; answers where to go instead. */
export type Guard = (wanted: string) => string | undefined;

/** A page of the shell or of a tool. */
export interface PageRoute {
  id: string;
  /** With parameters: `/addresses/:id`; `*` takes what nothing else takes. */
  path: string;
  layout: LayoutName;
  handle: RouteHandle;
  guard?: Guard;
  /** Stands in the layout while the first page of a visit loads; nothing at all is drawn without it. */
  waiting?: ReactNode;
  /** Loads the page. Asked again only by another navigation to it, never by a change inside of it. */
  load: () => Promise<ReactNode>;
}

/** The route of a path, with what the path names. */
export interface PageMatch {
  route: PageRoute;
  params: Params;
  pathname: string;
  pathnameBase: string;
}

/** The route that fits a path best, in react-router's order. Throws when there is no `*` and nothing fits. */
export function matchPage(routes: PageRoute[], pathname: string): PageMatch {
  const match = matchRoutes(routes, { pathname })?.at(-1);
  if (!match) throw new Error(`No route takes ${pathname}`);
  return match;
}
