import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFolder } from './src/compress.mjs';
import { globalName, toolVersion } from './src/content-version.mjs';
import { exposesOf, loadDescriptor, titleMessages, toolMessages } from './src/descriptor.mjs';
import { pruneReleases } from './src/releases.mjs';
import { remoteConfig } from './src/remote-config.mjs';
import { runWebpack } from './src/run-webpack.mjs';
import { sharedRanges } from './src/shared-modules.mjs';
import { exposeFiles, printToolReport } from './src/size-report.mjs';
import { distRoot, locales, projectFolder, readJson, runCommand, workspaceRoot } from './src/workspace.mjs';

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
    await buildRelease({ id, folder, descriptor, version, output: aside });
    mkdirSync(toolFolder, { recursive: true });
    rmSync(target, { recursive: true, force: true });
    renameSync(aside, target);
  }
  writeFileSync(path.join(toolFolder, 'latest.json'), `${JSON.stringify({ id, version })}\n`);
  pruneReleases(toolFolder, version);
  printToolReport(readJson(path.join(target, 'descriptor.json')));
}

async function buildRelease({ id, folder, descriptor, version, output }) {
  const name = globalName(id, version);
  const exposes = exposesOf(descriptor, folder, writeSetup(id, folder));
  const messages = titleMessages(descriptor, folder);
  const stats = await runWebpack(remoteConfig({ name, exposes, output }));
  const files = await compressFolder(output);
  const entry = files.find((file) => file.name === 'remoteEntry.js');
  const complete = {
    ...descriptor,
    version,
    shared: sharedRanges(),
    messages,
    entry: `/tools/${id}/${version}/remoteEntry.js`,
    globalName: name,
    integrity: entry.integrity,
    build: {
      exposes: exposeFiles(stats, exposes),
      files,
    },
  };
  // Written last: its presence says that the release is complete.
  writeFileSync(path.join(output, 'descriptor.json'), `${JSON.stringify(complete, null, 2)}\n`);
}

/** The module behind `./setup`: the tool's bundled texts, a file per language, loaded only when needed. */
function writeSetup(id, folder) {
  const target = path.join(workspaceRoot, 'node_modules/.cache/jahrring', id);
  mkdirSync(target, { recursive: true });
  const loaders = locales
    .filter((locale) => toolMessages(folder, locale))
    .map((locale) => {
      const source = JSON.stringify(path.join(folder, 'src/i18n', `${locale}.json`));
      return `  ${locale}: () => import(/* webpackChunkName: "texts-${locale}" */ ${source}).then((m) => m.default),`;
    });
  const file = path.join(target, 'setup.js');
  writeFileSync(file, `export const messages = {\n${loaders.join('\n')}\n};\n`);
  return file;
}

await runCommand(() => buildApp(process.argv[2]));
