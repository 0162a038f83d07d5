import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFolder, describeFile } from './src/compress.mjs';
import { integrityOf } from './src/integrity-plugin.mjs';
import { runWebpack } from './src/run-webpack.mjs';
import { shellConfig } from './src/shell-config.mjs';
import { printShellReport } from './src/size-report.mjs';
import { workerConfig } from './src/worker-config.mjs';
import { distRoot, runCommand, workspaceRoot } from './src/workspace.mjs';

const output = path.join(distRoot, 'shell');
const source = path.join(workspaceRoot, 'apps/shell');

/** Builds the shell into `dist/shell/`: index.html, `assets/` (immutable) and the files of `apps/shell/public`. */
async function buildShell() {
  const stats = await runWebpack(shellConfig(output));
  const publicFolder = path.join(source, 'public');
  if (existsSync(publicFolder)) cpSync(publicFolder, output, { recursive: true });
  const initial = stats.compilation.entrypoints.get('shell').getFiles();
  writeFileSync(path.join(output, 'index.html'), page(initial));
  const files = await compressFolder(output);
  await buildWorker(files);
  const wanted = new Set([...initial, 'index.html']);
  const cold = files.filter((file) => wanted.has(file.name));
  const build = {
    initial: cold,
    initialBytes: cold.reduce((sum, file) => sum + file.compressed, 0),
    files,
  };
  writeFileSync(path.join(output, 'build.json'), `${JSON.stringify(build, null, 2)}\n`);
  printShellReport(build);
}

/** `sw.js`, written last: it names every file of the release by its hash. */
async function buildWorker(files) {
  const kept = files.map(({ name, integrity }) => ({ name, integrity }));
  const id = createHash('sha256').update(JSON.stringify(kept)).digest('hex').slice(0, 12);
  await runWebpack(workerConfig(output, { id, files: kept }));
  await describeFile(output, path.join(output, 'sw.js'));
}

/** The one page, with every script and style sheet named by its integrity. */
function page(initial) {
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
  return template.replace('<!-- assets -->', tags.join('\n    '));
}

await runCommand(buildShell);
