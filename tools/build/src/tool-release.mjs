import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFolder } from './compress.mjs';
import { globalName } from './content-version.mjs';
import { exposesOf, titleMessages, toolMessages } from './descriptor.mjs';
import { remoteConfig } from './remote-config.mjs';
import { runWebpack } from './run-webpack.mjs';
import { sharedRanges } from './shared-modules.mjs';
import { exposeFiles } from './size-report.mjs';
import { locales, workspaceRoot } from './workspace.mjs';

/**
 * Builds a tool's remote as `version` into the folder `output`, with its brotli files and `descriptor.json`. `extra` are
 * files of the release that no module makes: name → text. Answers the descriptor.
 */
export async function buildToolRelease({ id, folder, descriptor, version, output, extra = {} }) {
  const name = globalName(id, version);
  const exposes = exposesOf(descriptor, folder, writeSetup(id, folder));
  const messages = titleMessages(descriptor, folder);
  const stats = await runWebpack(remoteConfig({ name, exposes, output }));
  for (const [file, text] of Object.entries(extra)) writeFileSync(path.join(output, file), text);
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
  writeDescriptor(output, complete);
  return complete;
}

export function writeDescriptor(output, descriptor) {
  writeFileSync(path.join(output, 'descriptor.json'), `${JSON.stringify(descriptor, null, 2)}\n`);
}

/** The module behind `./setup`: the tool's bundled texts, a file per language, loaded only when needed. */
export function writeSetup(id, folder) {
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
