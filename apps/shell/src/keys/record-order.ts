import { generatePath, matchPath } from 'react-router';

/** The pages a list linked to when it was left, in its order; the tab of the browser keeps them. */
let order: readonly string[] = [];

/** Remembers what the page links to, just before one of its links is followed. */
export function rememberOrder(page: ParentNode): void {
  const links = [...page.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')];
  order = [...new Set(links.map((link) => link.pathname))];
}

type Params = Readonly<Record<string, string | undefined>>;

function isSameRecord(one: Params, other: Params): boolean {
  return Object.keys(one).every((name) => name === 'tab' || one[name] === other[name]);
}

/** The record one step further in the list from which the record at this address was opened, on the same tab. */
export function neighbourOf(pattern: string, pathname: string, step: 1 | -1): string | null {
  const params: Params | undefined = matchPath(pattern, pathname)?.params;
  if (!params) return null;
  const records = order
    .map((path) => matchPath(pattern, path)?.params)
    .filter((found): found is Params => found !== undefined && found !== null)
    .filter((found, at, all) => all.findIndex((other) => isSameRecord(found, other)) === at);
  const here = records.findIndex((found) => isSameRecord(found, params));
  const there = here < 0 ? undefined : records[here + step];
  if (!there) return null;
  return generatePath(pattern, { ...there, ...('tab' in params ? { tab: params['tab'] ?? null } : {}) });
}
