import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyRelease, pruneReleases } from './src/releases.mjs';
import { buildShellRelease } from './src/shell-release.mjs';
import { printShellReport } from './src/size-report.mjs';
import { distRoot, runCommand } from './src/workspace.mjs';

const output = path.join(distRoot, 'shell');
const releases = path.join(distRoot, 'tools/shell');

/**
 * Builds the shell into `dist/shell/`, and what a cold start loads of it into `build.json`; a copy lies among the releases of
 * the tools, where the registry finds it.
 */
async function buildShell() {
  const { initial, files, descriptor } = await buildShellRelease({ output });
  const wanted = new Set([...initial, 'index.html']);
  const cold = files.filter((file) => wanted.has(file.name));
  const build = {
    initial: cold,
    initialBytes: cold.reduce((sum, file) => sum + file.compressed, 0),
    files,
  };
  writeFileSync(path.join(output, 'build.json'), `${JSON.stringify(build, null, 2)}\n`);
  const { version } = descriptor;
  copyRelease({ tool: 'shell', version, from: output, toolFolder: releases });
  pruneReleases(releases, version);
  printShellReport(build);
}

await runCommand(buildShell);
