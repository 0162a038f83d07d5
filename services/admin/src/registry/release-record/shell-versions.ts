import { randomUUID } from 'node:crypto';
import { readdir, readFile, readlink, rename, rm, stat, symlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const keptVersions = 5;

/** Serves this version from now on: one rename, so that there is a page at every moment. */
export async function pointShell(siteDir: string, version: string): Promise<void> {
  await stat(join(siteDir, 'shell', version, 'index.html'));
  if ((await currentShell(siteDir)) === version) return;
  const next = join(siteDir, 'shell', `.current-${randomUUID()}`);
  await symlink(version, next);
  await rename(next, join(siteDir, 'shell', 'current'));
  const now = new Date();
  await utimes(join(siteDir, 'shell', version), now, now);
  await pruneShells(siteDir);
}

/** The version that is served; null before the first one. */
export async function currentShell(siteDir: string): Promise<string | null> {
  try {
    return await readlink(join(siteDir, 'shell', 'current'));
  } catch {
    return null;
  }
}

/** Keeps the page of the five versions served last, and the assets that any of them names. */
export async function pruneShells(siteDir: string): Promise<void> {
  const root = join(siteDir, 'shell');
  const current = await currentShell(siteDir);
  const found = await Promise.all(
    (await readdir(root, { withFileTypes: true }))
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(async ({ name }) => ({ name, at: (await stat(join(root, name))).mtimeMs })),
  );
  found.sort((one, two) => Number(two.name === current) - Number(one.name === current) || two.at - one.at);
  for (const { name } of found.slice(keptVersions))
    await rm(join(root, name), { recursive: true, force: true });
  if (found.length > keptVersions) await pruneAssets(siteDir, found.slice(0, keptVersions));
}

async function pruneAssets(siteDir: string, versions: readonly { name: string }[]): Promise<void> {
  const named = new Set<string>();
  for (const { name } of versions) {
    const { build } = JSON.parse(await readFile(join(siteDir, 'shell', name, 'descriptor.json'), 'utf8')) as {
      build: { files: { name: string }[] };
    };
    for (const file of build.files) named.add(file.name).add(`${file.name}.br`);
  }
  for (const file of await filesOf(join(siteDir, 'assets'))) {
    if (!named.has(`assets/${file}`)) await rm(join(siteDir, 'assets', file), { force: true });
  }
}

export async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}
