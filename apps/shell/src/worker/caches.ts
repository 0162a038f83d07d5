import type { ReleaseFile } from './scope';

const prefix = 'jahrring-';
export const page = '/index.html';
/** Written last: a cache without it was cut off and is filled anew. */
const complete = '/__complete';

export const shellCache = (release: string): string => `${prefix}shell-${release}`;
export const toolCache = (folder: string): string => `${prefix}tool-${folder}`;

/** Puts files into a cache, each checked against its hash; one that fails leaves the cache incomplete. */
export async function fillCache(name: string, base: string, files: readonly ReleaseFile[]): Promise<void> {
  const cache = await caches.open(name);
  if (await cache.match(complete)) return;
  await Promise.all(
    files.map(async (file) => {
      const url = `${base}${file.name}`;
      // The page carries the keys of its installation: the build cannot know its hash.
      const integrity = url === page ? '' : file.integrity;
      const answer = await fetch(url, { integrity, credentials: 'same-origin' });
      if (!answer.ok) throw new TypeError(`${url}: ${answer.status}`);
      await cache.put(url, answer);
    }),
  );
  await cache.put(complete, new Response(''));
}

/** The file from a cache that was filled to its end. */
export async function fromCaches(url: string): Promise<Response | undefined> {
  for (const name of await ownCaches()) {
    const cache = await caches.open(name);
    const found = await cache.match(url);
    if (found && (await cache.match(complete))) return found;
  }
  return undefined;
}

/**
 * Replaces stored copies by a response that was fetched past every cache: the stored one may be the reason why it was
 * fetched that way.
 */
export async function renewInCaches(url: string, answer: Response): Promise<void> {
  for (const name of await ownCaches()) {
    const cache = await caches.open(name);
    if (await cache.match(url)) await cache.put(url, answer.clone());
  }
}

/** The folders of tools' releases that were kept to their end. */
export async function keptFolders(): Promise<string[]> {
  const start = toolCache('');
  const names = (await ownCaches()).filter((name) => name.startsWith(start));
  const marks = await Promise.all(names.map(async (name) => (await caches.open(name)).match(complete)));
  return names.filter((_, index) => marks[index]).map((name) => name.slice(start.length));
}

/** Removes the caches of a kind that are no longer wanted. */
export async function dropCaches(kind: 'shell' | 'tool', wanted: readonly string[]): Promise<void> {
  const names = (await ownCaches()).filter((name) => name.startsWith(`${prefix}${kind}-`));
  await Promise.all(names.filter((name) => !wanted.includes(name)).map((name) => caches.delete(name)));
}

async function ownCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix));
}
