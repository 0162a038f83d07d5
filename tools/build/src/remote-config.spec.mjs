import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteConfig } from './remote-config.mjs';
import { runWebpack } from './run-webpack.mjs';
import { workspaceRoot } from './workspace.mjs';

describe('the build of a tool', () => {
  const folders = [];
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

  /** Builds a small tool in a folder of its own; returns the text of each of its files by name. */
  async function built() {
    const home = path.join(workspaceRoot, 'node_modules/.cache');
    await mkdir(home, { recursive: true });
    const folder = await mkdtemp(path.join(home, 'build-of-a-tool-'));
    folders.push(folder);
    const [page, output] = [path.join(folder, 'page.js'), path.join(folder, 'out')];
    await writeFile(
      page,
      "import { useState } from 'react';\nexport const Page = () => useState('page')[0];\n",
    );
    // Its workspace: paths below it are the same everywhere.
    const context = folder;
    const config = remoteConfig({ name: 'sample_1_0_0', exposes: { './Page': page }, output });
    await runWebpack({ ...config, context });
    const names = (await readdir(output)).filter((name) => name.endsWith('.js')).sort();
    return Promise.all(names.map(async (name) => [name, await readFile(path.join(output, name), 'utf8')]));
  }

  it('is the same to the letter in every folder', async () => {
    const first = await built();
    expect(first.map(([name]) => name)).toEqual(expect.arrayContaining(['Page.js', 'remoteEntry.js']));
    expect(await built()).toEqual(first);
  }, 60_000);
});
