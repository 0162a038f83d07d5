import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ClearError } from './clear-error.mjs';
import { nodeEnvironment } from './packaged-node.mjs';
import { say, sayWhile } from './progress.mjs';
import { runProcess } from './run-process.mjs';

const sourceFolders = ['apps', 'libs', 'services', 'tools/build', 'tools/start'];
const rootFiles = ['package-lock.json', 'package.json', 'nx.json', 'tsconfig.base.json'];
const skipped = new Set(['node_modules', 'dist', 'e2e', 'coverage', 'test-results']);
const skippedFile = /\.(spec|db-spec)\.(ts|tsx|mjs)$|\.md$/;

function* sourceFiles(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) yield* sourceFiles(file);
    } else if (!skippedFile.test(entry.name)) yield file;
  }
}

/**
 * Name, size and time of every source: enough to know that nothing changed since the last build, without reading the
 * files. When it differs, Nx decides by content what is really built again.
 */
export function sourceStamp(root) {
  const hash = createHash('sha256');
  const files = [...sourceFolders.flatMap((folder) => [...sourceFiles(path.join(root, folder))])];
  for (const file of [...files, ...rootFiles.map((name) => path.join(root, name))].sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${path.relative(root, file)} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const stampFile = (root) => path.join(root, 'dist', '.stamp');
const results = ['dist/shell/index.html', 'dist/embedded/main.mjs'];

export function isBuilt(root) {
  const file = stampFile(root);
  return (
    results.every((result) => existsSync(path.join(root, result))) &&
    existsSync(file) &&
    readFileSync(file, 'utf8') === sourceStamp(root)
  );
}

/** Projects that the embedded start needs: the shell, every tool, the host with all services. */
function projectsToBuild(root) {
  const apps = readdirSync(path.join(root, 'apps')).filter((name) =>
    existsSync(path.join(root, 'apps', name, 'package.json')),
  );
  const names = apps.map(
    (name) => JSON.parse(readFileSync(path.join(root, 'apps', name, 'package.json'), 'utf8')).name,
  );
  return [...names, '@jahrring/tools-start'];
}

/** Runs Nx: `args` as on its command line, one process, no daemon left behind. Answers `{ code, output }`. */
export function runNx(root, node, args, options = {}) {
  const nx = path.join(root, 'node_modules/nx/dist/bin/nx.js');
  const env = nodeEnvironment(node, {
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    FORCE_COLOR: '0',
    ...options.env,
  });
  return runProcess(node, [nx, ...args], { cwd: root, env, onLine: options.onLine });
}

/** Builds what changed (Nx caches the rest); nothing at all when no source was touched. */
export async function ensureBuilt(root, node) {
  if (isBuilt(root)) return;
  const stamp = sourceStamp(root);
  say('building shell, tools and services (only what changed)');
  const done = sayWhile('building');
  const onLine = (line) => {
    const finished = /^\s*(?:[✔✓]|\[?local cache\]?)\s*(.*)$/u.exec(line);
    if (finished) say(`  ${finished[1].replace('nx run ', '')}`);
  };
  const projects = projectsToBuild(root).join(',');
  const { code, output } = await runNx(
    root,
    node,
    ['run-many', '-t', 'build', '-p', projects, '--parallel=2'],
    { onLine },
  );
  done();
  if (code !== 0) {
    process.stderr.write(`${output.split('\n').slice(-60).join('\n')}\n`);
    throw new ClearError('The build failed; its last lines are above.');
  }
  mkdirSync(path.dirname(stampFile(root)), { recursive: true });
  writeFileSync(stampFile(root), stamp);
}
