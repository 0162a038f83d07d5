import { ESLint } from 'eslint';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writePrograms } from './src/programs.mjs';

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

/** Folders whose folders are projects. */
const projectParents = ['apps', 'libs', 'libs/contracts', 'services', 'tools'];

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

const isProject = (folder) => existsSync(path.join(root, folder, 'tsconfig.json'));

/** All projects of folders that are projects or hold them; none where a path lies inside of one. */
function wholeProjects(folders) {
  if (!folders.every((folder) => isProject(folder) || projectParents.includes(folder))) return [];
  return folders.flatMap((folder) => (isProject(folder) ? [folder] : wholeProjects(projectsIn(folder))));
}

const projectsIn = (folder) => inside(folder).filter((one) => isProject(one) || projectParents.includes(one));

/** Whole projects are read as few programs; of single files each has its project's. */
async function lintHere(folders) {
  const projects = wholeProjects(folders);
  if (projects.length === 0) return lintWith(folders, {});
  const { folder, programs } = writePrograms(root, projects);
  const project = programs.map(({ config }) => config);
  try {
    return await lintWith(folders, { projectService: false, project, tsconfigRootDir: root });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function lintWith(folders, parserOptions) {
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile,
    overrideConfig: [{ files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions } }],
    errorOnUnmatchedPattern: false,
  });
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

/** The whole tree in parts, each a process of its own: a process keeps every project it has read in memory. */
function wholeTree() {
  const apps = inside('apps');
  const services = inside('services');
  const half = (list) => [list.slice(0, list.length / 2), list.slice(list.length / 2)];
  return [...half(apps), ...half(services), ['libs'], ['tools']].filter((part) => part.length > 0);
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

/** Projects that one process can hold. */
const atOnce = 5;

/** `apps/time`, `libs/contracts/time`: a process reads the types of a project once, however many of its files are asked for. */
const projectOf = (file) =>
  file
    .split('/')
    .slice(0, file.startsWith('libs/contracts/') ? 3 : 2)
    .join('/');

/** The paths by their projects, as many together as one process can hold. */
function inParts(paths) {
  const projects = [...Map.groupBy(paths, projectOf).values()];
  const parts = [];
  for (let at = 0; at < projects.length; at += atOnce) parts.push(projects.slice(at, at + atOnce).flat());
  return parts;
}

const folders = process.argv.slice(2);
if (!process.env[partVariable]) {
  makeProjectGraph();
  await proveBoundaries();
}
const waiting = folders.length > 0 ? inParts(folders) : wholeTree();
const [first] = waiting;
if (folders.length > 0 && first && waiting.length === 1) {
  process.exitCode = (await lintHere(first)) ? 0 : 1;
} else {
  const lane = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      if (!(await lintApart(part))) process.exitCode = 1;
    }
  };
  await Promise.all([lane(), lane()]);
}
