import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuiltDescriptor, builtDescriptor } from '@jahrring/contracts-admin';
import { z } from 'zod';

/** A release as the build left it on disk. */
export interface FoundRelease {
  tool: string;
  version: string;
  entry: string;
  globalName: string;
  integrity: string | null;
  descriptor: BuiltDescriptor;
  builtAt: Date;
  /** The one `latest.json` names. */
  latest: boolean;
}

const latestFile = z.object({ version: z.string() });

async function subfolders(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

async function readRelease(
  dir: string,
  tool: string,
  version: string,
  latest: string | undefined,
): Promise<FoundRelease> {
  const path = join(dir, tool, version, 'descriptor.json');
  const descriptor = builtDescriptor.parse(JSON.parse(await readFile(path, 'utf8')));
  return {
    tool,
    version,
    entry: descriptor.entry ?? `/tools/${tool}/${version}/remoteEntry.js`,
    globalName: descriptor.globalName ?? `${tool}_${version}`.replace(/\W/g, '_'),
    integrity: descriptor.integrity ?? null,
    descriptor,
    builtAt: new Date((await stat(path)).mtimeMs),
    latest: version === latest,
  };
}

/**
 * Reads every `<dir>/<tool>/<version>/descriptor.json`. A release that cannot be read is reported and left out: one
 * broken tool must not keep the others from starting, nor a broken release the tool's others.
 */
export async function readToolsFolder(
  dir: string,
  report: (path: string, error: unknown) => void,
): Promise<FoundRelease[]> {
  const found: FoundRelease[] = [];
  const attempt = async (path: string, read: () => Promise<void>): Promise<void> => {
    try {
      await read();
    } catch (error) {
      report(path, error);
    }
  };
  for (const tool of await subfolders(dir)) {
    await attempt(join(dir, tool), async () => {
      const text = await readFile(join(dir, tool, 'latest.json'), 'utf8');
      const latest = latestFile.parse(JSON.parse(text)).version;
      for (const version of await subfolders(join(dir, tool))) {
        await attempt(join(dir, tool, version), async () => {
          found.push(await readRelease(dir, tool, version, latest));
        });
      }
    });
  }
  return found;
}
