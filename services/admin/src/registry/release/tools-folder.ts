import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFile, releaseProof } from '@jahrring/contracts-admin';
import { toolDescriptor } from '@jahrring/contracts-common';
import { z } from 'zod';
import { placeOf, sha384 } from './release-archive';
import type { ReleaseContent } from './release-record';

/** A release as it lies on disk. */
export interface FoundRelease extends Pick<ReleaseContent, 'tool' | 'version' | 'contentHash'> {
  builtAt: Date;
  /** Not read where the registry knows the very same. */
  content: ReleaseContent | undefined;
}

/** Returns whether a release with this content is known. */
export type IsKnown = (tool: string, version: string, contentHash: string) => boolean;

/** Content of a folder of tools. */
export interface FoundTools {
  releases: FoundRelease[];
  /** By tool, the version its `latest.json` names. */
  latest: Map<string, string>;
}

type ReleaseOnDisk = Pick<FoundRelease, 'tool' | 'version'>;

const latestFile = z.object({ version: z.string() });

/** A build of the workspace may leave out what a publication must have. */
const built = toolDescriptor.extend({
  entry: z.string().optional(),
  globalName: z.string().optional(),
  integrity: z.string().optional(),
  build: z.object({ files: z.array(releaseFile) }).optional(),
});

async function subfolders(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name);
}

async function readOptional<T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    return undefined;
  }
  return schema.parse(JSON.parse(text));
}

async function readRelease(folder: string, release: ReleaseOnDisk, isKnown: IsKnown): Promise<FoundRelease> {
  const { tool, version } = release;
  const path = join(folder, 'descriptor.json');
  const bytes = await readFile(path);
  const found = { tool, version, contentHash: sha384(bytes), builtAt: new Date((await stat(path)).mtimeMs) };
  if (isKnown(tool, version, found.contentHash)) return { ...found, content: undefined };
  const { entry, globalName, integrity, build, ...rest } = built.parse(JSON.parse(bytes.toString('utf8')));
  const place = placeOf(tool, version);
  const content = {
    tool,
    version,
    entry: entry ?? place.entry,
    globalName: globalName ?? place.globalName,
    integrity: integrity ?? null,
    contentHash: found.contentHash,
    descriptor: rest,
    files: build?.files ?? [],
    proof: (await readOptional(join(folder, 'proof.json'), releaseProof)) ?? null,
  };
  return { ...found, content };
}

/**
 * Reads every `<dir>/<tool>/<version>/descriptor.json` and `<dir>/<tool>/latest.json`. A release that cannot be read is
 * reported and left out: one broken tool must not keep the others from starting, nor a broken release the tool's others.
 */
export async function readToolsFolder(
  dir: string,
  report: (path: string, error: unknown) => void,
  isKnown: IsKnown,
): Promise<FoundTools> {
  const found: FoundTools = { releases: [], latest: new Map() };
  const attempt = async (path: string, read: () => Promise<void>): Promise<void> => {
    try {
      await read();
    } catch (error) {
      report(path, error);
    }
  };
  for (const tool of await subfolders(dir)) {
    await attempt(join(dir, tool), async () => {
      const latest = await readOptional(join(dir, tool, 'latest.json'), latestFile);
      if (latest) found.latest.set(tool, latest.version);
      for (const version of await subfolders(join(dir, tool))) {
        const folder = join(dir, tool, version);
        await attempt(folder, async () => {
          found.releases.push(await readRelease(folder, { tool, version }, isKnown));
        });
      }
    });
  }
  return found;
}
