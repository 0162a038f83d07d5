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
  const exposes = exposesOf(descriptor, folder, writeSetup(descriptor, folder));
  const messages = titleMessages(descriptor, folder);
  const tiles = exposesAt(descriptor, 'dashboard');
  const early = [
    ...descriptor.routes.slice(0, 1).map(({ expose }) => expose),
    ...exposesAt(descriptor, 'header'),
  ];
  const stats = await runWebpack(remoteConfig({ name, exposes, output, early, tiles }));
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
      exposes: exposeFiles(stats, exposes, tiles),
      files,
    },
  };
  // Written last: its presence says that the release is complete.
  writeDescriptor(output, complete);
  return complete;
}

const exposesAt = ({ extensions }, wanted) =>
  extensions.filter(({ point }) => point === wanted).map(({ expose }) => expose);

/** Extensions that are loaded at a start, whatever its page: tiles of the start page, and parts of the header. */
const startExtensions = ({ extensions }) =>
  extensions.filter(({ point }) => point === 'dashboard' || point === 'header');

export function writeDescriptor(output, descriptor) {
  writeFileSync(path.join(output, 'descriptor.json'), `${JSON.stringify(descriptor, null, 2)}\n`);
}

/**
 * The module behind `./setup`: the tool's bundled texts, loaded only when needed. `messages` has a language as a whole;
 * `firstPage` what the page of the first route and the `extensions` of a start name: enough until that page stands, and for
 * pages of other tools.
 */
export function writeSetup(descriptor, folder) {
  const { id, routes } = descriptor;
  const target = path.join(workspaceRoot, 'node_modules/.cache/jahrring', id);
  mkdirSync(target, { recursive: true });
  const file = path.join(target, 'setup.js');
  const [first] = routes;
  writeFileSync(
    file,
    first
      ? splitSetup(folder, first, startExtensions(descriptor))
      : `export const messages = ${loaders(folder, 'texts')};\n`,
  );
  return file;
}

function splitSetup(folder, { expose, module: page }, extensions) {
  const name = [page, ...extensions.map(({ module }) => module)].map(path.posix.normalize).join();
  const exposes = extensions.map((extension) => extension.expose);
  return `import { joined } from ${JSON.stringify(path.join(workspaceRoot, 'tools/build/src/joined-texts.mjs'))};
const start = ${loaders(folder, 'texts-start', `?start=${name}`)};
const later = ${loaders(folder, 'texts-later', `?later=${name}`)};
export const messages = joined(start, later);
export const firstPage = { expose: ${JSON.stringify(expose)}, extensions: ${JSON.stringify(exposes)}, messages: start };
`;
}

/** An object that imports a language's texts, or the part of them that the query names. */
function loaders(folder, chunk, query = '') {
  const lines = locales
    .filter((locale) => toolMessages(folder, locale))
    .map((locale) => {
      const source = JSON.stringify(path.join(folder, 'src/i18n', `${locale}.json`) + query);
      return `  ${locale}: () => import(/* webpackChunkName: "${chunk}-${locale}" */ ${source}).then((m) => m.default),`;
    });
  return `{\n${lines.join('\n')}\n}`;
}
