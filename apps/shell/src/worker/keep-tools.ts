import { dropCaches, fillCache, keptFolders, toolCache } from './caches';
import type { KeptRelease, NotKept, ReleaseFile, WorkerMessageEvent } from './scope';

/** Files that a page needs; a release's folder contains documents as well. */
const needed = /\.(js|css|woff2|svg|png|jpg|wasm)$/;
const limitMs = 20_000;

/** Error with the reason why a release could not be stored. */
class NotKeptError extends Error {
  constructor(readonly code: NotKept['code']) {
    super(code);
  }
}

/**
 * Keeps releases of tools for a start without a connection, each as a whole. A tool keeps its release of before until the
 * new one is complete; what could not be had is told to the page.
 */
export async function keepTools(
  releases: readonly KeptRelease[],
  page: WorkerMessageEvent['source'],
): Promise<void> {
  const incomplete = new Set<string>();
  for (const release of releases) {
    try {
      await keepRelease(release);
    } catch (error) {
      const { tool, version } = release;
      incomplete.add(tool);
      page?.postMessage({ type: 'not-kept', tool, version, code: codeOf(error) });
    }
  }
  const before = (await keptFolders()).filter((folder) => incomplete.has(toolOf(folder)));
  await dropCaches('tool', [...releases.map(({ folder }) => folder), ...before].map(toolCache));
}

async function keepRelease({ folder, integrity }: KeptRelease): Promise<void> {
  const files = await filesOf(folder);
  // The entry's hash is signed; the entry names those of all scripts, so that a forged list can only be incomplete.
  if (files.find(({ name }) => name === 'remoteEntry.js')?.integrity !== integrity) {
    throw new NotKeptError('integrity');
  }
  await fillCache(
    toolCache(folder),
    `${folder}/`,
    files.filter(({ name }) => needed.test(name)),
  );
}

async function filesOf(folder: string): Promise<ReleaseFile[]> {
  const answer = await fetch(`${folder}/descriptor.json`, { signal: AbortSignal.timeout(limitMs) });
  if (!answer.ok) throw new NotKeptError('http');
  const { build } = (await answer.json()) as { build: { files: ReleaseFile[] } };
  return build.files;
}

function toolOf(folder: string): string {
  return folder.split('/')[2] ?? '';
}

/** A file whose bytes are others is a TypeError, as is a network that is gone: the browser does not say which. */
function codeOf(error: unknown): NotKept['code'] {
  if (error instanceof NotKeptError) return error.code;
  if (error instanceof SyntaxError) return 'not_script';
  if (error instanceof DOMException) return 'timeout';
  return 'network';
}
