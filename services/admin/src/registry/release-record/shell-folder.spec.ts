import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { releaseKeys } from './release-keys';
import { layOutShell } from './shell-folder';
import { currentShell, pointShell } from './shell-versions';

const keys = releaseKeys('a secret of this test');
const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

describe('releases of the shell in a site', () => {
  let root: string;
  let siteDir: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'shell-site-'));
    siteDir = join(root, 'site');
  });
  afterEach(() => rm(root, { recursive: true }));

  async function build(version: string): Promise<string> {
    const folder = join(root, version);
    const page = `<html><head></head><body>${version}</body></html>`;
    const files: Record<string, string> = {
      'index.html': page,
      'sw.js': `{name:"index.html",integrity:"${sha384(page)}"}`,
      [`assets/app.${version}.js`]: version,
      'assets/same.js': 'same',
    };
    const named = Object.keys(files).map((name) => ({ name }));
    files['descriptor.json'] = JSON.stringify({ build: { files: named } });
    files['build.json'] = '{}';
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    return folder;
  }

  async function release(version: string): Promise<void> {
    await layOutShell({ siteDir, folder: await build(version), version, keys });
    await pointShell(siteDir, version);
  }
  const read = (name: string) => readFile(join(siteDir, name), 'utf8');

  it('carries the keys in its page, whose hash the worker knows', async () => {
    await release('1.0.0');
    const page = await read('shell/current/index.html');
    expect(page).toContain(keys.keyId);
    expect(await read('shell/current/sw.js')).toContain(sha384(page));
    const packed = await readFile(join(siteDir, 'shell/current/index.html.br'));
    expect(brotliDecompressSync(packed).toString()).toBe(page);
    expect(await readdir(join(siteDir, 'shell/current'))).not.toContain('build.json');
  });

  it('is laid out without being served, and served by one switch', async () => {
    await release('1.0.0');
    await layOutShell({ siteDir, folder: await build('1.1.0'), version: '1.1.0', keys });
    expect(await currentShell(siteDir)).toBe('1.0.0');
    await pointShell(siteDir, '1.1.0');
    expect(await read('shell/current/index.html')).toContain('1.1.0');
    await pointShell(siteDir, '1.0.0');
    expect(await read('shell/current/index.html')).toContain('1.0.0');
    await expect(pointShell(siteDir, '9.9.9')).rejects.toThrow();
    expect(await currentShell(siteDir)).toBe('1.0.0');
  });

  it('keeps the files of the five versions served last', async () => {
    for (const minor of [0, 1, 2, 3, 4, 5, 6]) {
      await release(`1.${minor}.0`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const versions = (await readdir(join(siteDir, 'shell'))).filter((name) => /^\d/.test(name));
    expect(versions.sort()).toEqual(['1.2.0', '1.3.0', '1.4.0', '1.5.0', '1.6.0']);
    const assets = await readdir(join(siteDir, 'assets'));
    expect(assets).toContain('app.1.2.0.js');
    expect(assets).not.toContain('app.1.1.0.js');
    expect(assets).toContain('same.js');
  });

  it('takes other keys into a version that is there', async () => {
    await release('1.0.0');
    const other = releaseKeys('another secret');
    await layOutShell({ siteDir, folder: join(root, '1.0.0'), version: '1.0.0', keys: other });
    expect(await read('shell/current/index.html')).toContain(other.keyId);
  });
});
