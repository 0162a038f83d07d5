import { matchRoutes } from 'react-router';

/** Returns true if a path leads to a page of some tool, by the patterns of all tools' paths. */
export function leadsToTool(patterns: readonly string[], pathname: string): boolean {
  const routes = patterns.map((path) => ({ path }));
  return matchRoutes(routes, { pathname }) !== null;
}
