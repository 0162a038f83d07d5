import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { toolVersion } from './src/content-version.mjs';
import { loadDescriptor } from './src/descriptor.mjs';
import { nameLatest, pruneReleases } from './src/releases.mjs';
import { printToolReport } from './src/size-report.mjs';
import { buildToolRelease } from './src/tool-release.mjs';
import { distRoot, projectFolder, readJson, runCommand } from './src/workspace.mjs';

/** Builds one tool's remote into `dist/tools/<id>/<version>/`; an existing complete release is left as it is. */
async function buildApp(argument) {
  const { id, folder } = projectFolder(argument, 'apps');
  const descriptor = await loadDescriptor(id, folder);
  const version = toolVersion(id, folder);
  const toolFolder = path.join(distRoot, 'tools', id);
  const target = path.join(toolFolder, version);
  if (!existsSync(path.join(target, 'descriptor.json'))) {
    // Built aside and moved as a whole: a release folder is either complete or not there.
    // Two builds of the same tool at once do not meet.
    const aside = path.join(distRoot, '.building', `${id}-${version}-${process.pid}`);
    rmSync(aside, { recursive: true, force: true });
    await buildToolRelease({ id, folder, descriptor, version, output: aside });
    mkdirSync(toolFolder, { recursive: true });
    rmSync(target, { recursive: true, force: true });
    renameSync(aside, target);
  }
  nameLatest(id, version, toolFolder);
  pruneReleases(toolFolder, version);
  printToolReport(readJson(path.join(target, 'descriptor.json')));
}

await runCommand(() => buildApp(process.argv[2]));
