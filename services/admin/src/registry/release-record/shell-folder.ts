import { createHash, randomUUID } from 'node:crypto';
import {
  copyFile, mkdir, readdir, readFile, readlink, rename, rm, stat, symlink, utimes, writeFile,
} from 'node:fs/promises'; // prettier-ignore
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { ReleaseSetKeys } from '@jahrring/contracts-common';
import { pageWithKeys } from './release-keys';

const packed = promisify(brotliCompress);
const keptVersions = 5;
/** Files that a browser never requests. */
const notServed = /^(build\.json|proof\.json|contract\.json)(\.br)?$/;

export interface ShellRelease {
  /** `<siteDir>/shell/<version>/` gets the page and its neighbours, `<siteDir>/assets/` what carries a hash in its name. */
  siteDir: string;
  /** Folder of the build or the unpacked release. */
  folder: string;
  version: string;
  /** For the page: what the shell verifies release sets with. */
  keys: ReleaseSetKeys;
}

/**
 * Lays a release of the shell out beside the others, complete or not at all; what is there already stays. Nobody gets it
 * before `pointShell`. Assets of all kept releases lie together, so that open pages find theirs.
 */
export async function layOutShell({ siteDir, folder, version, keys }: ShellRelease): Promise<void> {
  const target = join(siteDir, 'shell', version);
  const page = await keyedPage(folder, keys);
  if ((await readText(join(target, 'index.html'))) === page.html) return;
  const aside = join(siteDir, 'shell', `.${version}-${randomUUID()}`);
  for (const name of await filesOf(folder)) {
    if (notServed.test(name)) continue;
    const asset = name.startsWith('assets/');
    await copyOnce(join(folder, name), asset ? join(siteDir, name) : join(aside, name));
  }
  await writePacked(join(aside, 'index.html'), page.html);
  await writePacked(join(aside, 'sw.js'), page.worker);
  await rm(target, { recursive: true, force: true });
  await rename(aside, target);
}

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

/** The page with the keys, and the worker that names the page's hash, so that it takes it onto the device. */
async function keyedPage(folder: string, keys: ReleaseSetKeys): Promise<{ html: string; worker: string }> {
  const before = await readFile(join(folder, 'index.html'), 'utf8');
  const html = pageWithKeys(before, keys);
  const worker = await readFile(join(folder, 'sw.js'), 'utf8');
  return { html, worker: worker.replaceAll(integrityOf(before), integrityOf(html)) };
}

function integrityOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}

/** Written aside first: a browser that asks meanwhile gets the whole file or none. */
async function copyOnce(from: string, to: string): Promise<void> {
  if (await stat(to).catch(() => null)) return;
  await mkdir(dirname(to), { recursive: true });
  const aside = `${to}.${randomUUID()}.part`;
  await copyFile(from, aside);
  await rename(aside, to);
}

async function writePacked(file: string, text: string): Promise<void> {
  await writeFile(file, text);
  await writeFile(`${file}.br`, await packed(text));
}

async function readText(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return null;
  }
}
