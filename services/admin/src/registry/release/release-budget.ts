import { type ReleaseDescriptor, shellTool } from '@jahrring/contracts-admin';

const kilobyte = 1024;
/** KB of brotli a tool's first page may add unless its descriptor says otherwise. */
const usualFirstPage = 20;
/** KB of brotli of what the shell's page names itself: leaves room for the first tool in the budget of a cold start. */
const shellPage = 150;

export interface Budget {
  bytes: number;
  most: number;
}

/**
 * Returns how much a cold visit of the release's first page transfers, and how much it may; `page` is the shell's
 * `index.html`.
 */
export function budgetOf(descriptor: ReleaseDescriptor, page: string): Budget {
  const shell = descriptor.id === shellTool;
  const own = shell ? shellFiles(descriptor, page) : firstPageFiles(descriptor);
  const bytes = descriptor.build.files
    .filter(({ name }) => own.has(name))
    .reduce((sum, { compressed }) => sum + compressed, 0);
  const most = shell ? shellPage : (descriptor.budgets?.firstPage ?? usualFirstPage);
  return { bytes, most: most * kilobyte };
}

function shellFiles({ build }: ReleaseDescriptor, page: string): ReadonlySet<string> {
  const named = build.files.filter(({ name }) => name.startsWith('assets/') && page.includes(`"/${name}"`));
  return new Set(['index.html', ...named.map(({ name }) => name)]);
}

/** Entry, set-up, German texts, and script and style of the first route. */
function firstPageFiles({ routes, build }: ReleaseDescriptor): ReadonlySet<string> {
  const [first] = routes;
  if (!first) return new Set();
  const texts = build.files.filter(({ name }) => /^texts(-start)?-de\./.test(name));
  return new Set([
    'remoteEntry.js',
    ...(build.exposes['./setup'] ?? []),
    ...(build.exposes[first.expose] ?? []),
    ...texts.map(({ name }) => name),
  ]);
}
