import { ESLint } from 'eslint';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { lintPromises } from './src/lint/promises.mjs';

/**
 * Lints the given folders (default: all): `node tools/checks/run-lint.mjs [folder …]`.
 * The boundary rule is silent without Nx's project graph, so the graph is made first and the rule is proved to bite.
 */
const root = path.resolve(fileURLToPath(import.meta.url), '../../..');
const overrideConfigFile = path.join(root, 'tools/checks/eslint.config.mjs');
const boundaryRule = '@nx/enforce-module-boundaries';

function makeProjectGraph() {
  const nx = path.join(root, 'node_modules/nx/dist/bin/nx.js');
  const env = { ...process.env, NX_DAEMON: 'false' };
  const result = spawnSync(process.execPath, [nx, 'show', 'projects'], { cwd: root, env, encoding: 'utf8' });
  if (result.status !== 0) throw new Error(`Nx cannot read the workspace:\n${result.stdout}${result.stderr}`);
}

/** A contract that imports the design system must be refused. */
async function proveBoundaries() {
  const eslint = new ESLint({ cwd: root, overrideConfigFile });
  const file = path.join(root, 'libs/contracts/addresses/src/index.ts');
  if (!existsSync(file)) return;
  const forbidden = "import { Button } from '@jahrring/ui';\nexport const forbidden = Button;\n";
  const [result] = await eslint.lintText(forbidden, { filePath: file });
  if (!result.messages.some(({ ruleId }) => ruleId === boundaryRule)) {
    throw new Error('The boundary rule let a forbidden import pass.');
  }
}

/** The boundary rule reads the project graph anew for each file (43 ms) unless ESLint's own program seems to run. */
process.argv[1] = path.join(root, 'node_modules/eslint/bin/eslint.js');

async function lintHere(folders) {
  const eslint = new ESLint({ cwd: root, overrideConfigFile, errorOnUnmatchedPattern: false });
  const results = await eslint.lintFiles(folders);
  const formatter = await eslint.loadFormatter('stylish');
  const report = await formatter.format(results);
  const errors = results.reduce((sum, result) => sum + result.errorCount + result.fatalErrorCount, 0);
  process.stdout.write(`${report}lint: ${folders.join(', ')}: ${results.length} files, ${errors} errors\n`);
  return errors === 0;
}

const inside = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${folder}/${entry.name}`);

/** The whole tree in parts of about the same size, each a process of its own, so that two cores have something to do. */
function wholeTree() {
  const services = inside('services');
  const half = services.length / 2;
  return [services.slice(0, half), services.slice(half), ['apps'], ['libs', 'tools']];
}

/** Set for a process that lints a part for another one. */
const partVariable = 'LINT_PART';

function lintApart(folders) {
  const script = fileURLToPath(import.meta.url);
  return new Promise((resolve) => {
    const env = { ...process.env, [partVariable]: '1' };
    const child = spawn(process.execPath, [script, ...folders], { cwd: root, stdio: 'inherit', env });
    child.on('exit', (code) => resolve(code === 0));
  });
}

const folders = process.argv.slice(2);
if (process.env[partVariable]) {
  process.exitCode = (await lintHere(folders)) ? 0 : 1;
} else {
  makeProjectGraph();
  await proveBoundaries();
  const everything = ['apps', 'libs', 'services', 'tools'].filter((folder) =>
    existsSync(path.join(root, folder)),
  );
  let passed = lintPromises(root, folders.length > 0 ? folders : everything);
  if (folders.length > 0) {
    passed = (await lintHere(folders)) && passed;
  } else {
    const waiting = wholeTree();
    const lane = async () => {
      for (let part = waiting.shift(); part; part = waiting.shift())
        passed = (await lintApart(part)) && passed;
    };
    await Promise.all([lane(), lane()]);
  }
  process.exitCode = passed ? 0 : 1;
}
