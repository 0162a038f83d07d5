import { dropCaches, fillCache, fromCaches, page, renewInCaches, shellCache } from './caches';
import { keepTools } from './keep-tools';
import type { KeepTools, ReleaseFile, WorkerFetchEvent, WorkerScope } from './scope';

/** The files of this release of the shell, written in by the build. */
declare const __JAHRRING_RELEASE__: { id: string; files: ReleaseFile[] };

const worker = globalThis as unknown as WorkerScope;
/** A page that has not come by then is taken from the device: one bar of signal is no connection. */
const patienceMs = 3_000;

worker.addEventListener('install', (event) => {
  const { id, files } = __JAHRRING_RELEASE__;
  event.waitUntil(fillCache(shellCache(id), '/', files));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropCaches('shell', [shellCache(__JAHRRING_RELEASE__.id)]));
});

worker.addEventListener('message', (event) => {
  if (isKeepTools(event.data)) event.waitUntil(keepTools(event.data.releases, event.source));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event));
  else if (isFile(url.pathname)) event.respondWith(answerFile(request));
});

/** Hashed names and release folders: what lies under one of these addresses never changes. */
function isFile(pathname: string): boolean {
  return /^\/(assets\/|tools\/[^/]+\/[^/]+\/|favicon|icons\/|manifest)/.test(pathname);
}

async function answerFile(request: Request): Promise<Response> {
  if (request.cache === 'reload') {
    const answer = await fetch(request);
    if (answer.ok) await renewInCaches(new URL(request.url).pathname, answer);
    return answer;
  }
  return (await fromCaches(new URL(request.url).pathname)) ?? fetch(request);
}

async function answerPage({ request }: WorkerFetchEvent): Promise<Response> {
  const kept = await fromCaches(page);
  if (!kept) return fetch(request);
  try {
    const answer = await Promise.race([fetch(request), late()]);
    // A gateway that stands in for the server is no page either.
    return !answer || answer.status >= 500 ? kept : answer;
  } catch {
    return kept;
  }
}

function late(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, patienceMs));
}

function isKeepTools(data: unknown): data is KeepTools {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'keep-tools';
}
