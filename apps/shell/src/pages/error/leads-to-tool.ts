import { matchRoutes } from 'react-router';

/** Whether a page of some tool takes a path, by the patterns of all tools' paths. */
export function leadsToTool(patterns: readonly string[], pathname: string): boolean {
  const routes = patterns.map((path) => ({ path }));
  return matchRoutes(routes, { pathname }) !== null;
}
