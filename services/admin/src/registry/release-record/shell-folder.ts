import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { ReleaseSetKeys } from '@jahrring/contracts-common';
import { pageWithKeys } from './release-keys';
import { filesOf } from './shell-versions';

const packed = promisify(brotliCompress);
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
