import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFolder, describeFile } from './compress.mjs';
import { globalName } from './content-version.mjs';
import { integrityOf } from './integrity-plugin.mjs';
import { runWebpack } from './run-webpack.mjs';
import { providedVersions } from './shared-modules.mjs';
import { shellConfig } from './shell-config.mjs';
import { writeDescriptor } from './tool-release.mjs';
import { workerConfig } from './worker-config.mjs';
import { filesBelow, readJson, workspaceRoot } from './workspace.mjs';

const source = path.join(workspaceRoot, 'apps/shell');

/**
 * Builds the shell into a folder: index.html, `assets/` (immutable), the files of `apps/shell/public`, `sw.js` and
 * `descriptor.json`. Without a version it is a build of the workspace, named after its content; `finishPage` may change
 * the page's HTML before it is hashed. Answers `{ initial, files, descriptor }`.
 */
export async function buildShellRelease({ output, version, finishPage = (html) => html }) {
  const stats = await runWebpack(shellConfig(output));
  const publicFolder = path.join(source, 'public');
  if (existsSync(publicFolder)) cpSync(publicFolder, output, { recursive: true });
  const initial = stats.compilation.entrypoints.get('shell').getFiles();
  const assets = await compressFolder(output);
  const name = version ?? buildName(output, initial, assets);
  const html = path.join(output, 'index.html');
  writeFileSync(html, finishPage(pageOf(output, initial, name)));
  const files = [...assets, await describeFile(output, html)];
  files.push(await buildWorker(output, files));
  const descriptor = describeShell(name, files);
  writeDescriptor(output, descriptor);
  return { initial, files, descriptor };
}

/** `0.1.0-1a2b3c4d`: of everything that becomes part of the build, page and worker too. */
function buildName(output, initial, assets) {
  const worker = path.join(source, 'src/worker');
  const sources = filesBelow(worker).map((file) => ({
    name: path.relative(source, file),
    integrity: integrityOf(readFileSync(file)),
  }));
  const page = { name: 'index.html', integrity: integrityOf(pageOf(output, initial, '')) };
  const { version } = readJson(path.join(source, 'package.json'));
  return `${version}-${contentId([...assets, page, ...sources], 8)}`;
}

/** `sw.js`: it names every file of the release by its hash, so it comes after them. */
async function buildWorker(output, files) {
  const kept = files.map(({ name, integrity }) => ({ name, integrity }));
  await runWebpack(workerConfig(output, { id: contentId(files, 12), files: kept }));
  return describeFile(output, path.join(output, 'sw.js'));
}

function contentId(files, digits) {
  const kept = files.map(({ name, integrity }) => ({ name, integrity }));
  return createHash('sha256').update(JSON.stringify(kept)).digest('hex').slice(0, digits);
}

/** The shell as a release among those of the tools; `shell` is its api's version, `shared` what it provides. */
function describeShell(version, files) {
  const page = files.find(({ name }) => name === 'index.html');
  return {
    id: 'shell',
    version,
    shell: apiVersion(),
    services: {},
    namespaces: ['shell'],
    routes: [],
    navigation: [],
    extensions: [],
    core: true,
    plugins: [],
    shared: providedVersions(),
    entry: `/tools/shell/${version}/index.html`,
    globalName: globalName('shell', version),
    integrity: page.integrity,
    build: { exposes: {}, files },
  };
}

/** Returns the shell's `shellApiVersion`, without running the shell. */
function apiVersion() {
  const file = path.join(source, 'src/tools/shell-api.ts');
  const found = /shellApiVersion = '([^']+)'/.exec(readFileSync(file, 'utf8'))?.[1];
  if (!found) throw new Error('apps/shell/src/tools/shell-api.ts names no shellApiVersion');
  return found;
}

/** The one page, with every script and style sheet named by its integrity, and the version it belongs to. */
function pageOf(output, initial, version) {
  const template = readFileSync(path.join(source, 'src/index.html'), 'utf8');
  const attributes = (file) =>
    `integrity="${integrityOf(readFileSync(path.join(output, file)))}" crossorigin="anonymous"`;
  const tags = initial
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" href="/${file}" ${attributes(file)} />`
        : `<script defer src="/${file}" ${attributes(file)}></script>`,
    );
  return template.replace(
    '<!-- assets -->',
    [`<meta name="jahrring-shell" content="${version}" />`, ...tags].join('\n    '),
  );
}
