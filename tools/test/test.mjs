/**
 * `npm test`: set-up and every suite; `npm test -- <project …>`: the share of some projects.
 * Plain ES module without dependencies: it runs before anything is installed.
 * TEST_MYSQL_URL · CHROMIUM · SAMPLES_DIR (folder of sample files; tests over them run only then)
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runClearly } from '../start/src/setup/clear-error.mjs';
import { ensureInstalled } from '../start/src/setup/install.mjs';
import { assertUsableNode, findNode } from '../start/src/setup/packaged-node.mjs';
import { say } from '../start/src/setup/progress.mjs';
import { allProjects } from './src/projects.mjs';
import { quickFolder } from './src/quick-folder.mjs';
import { runSteps } from './src/run-steps.mjs';
import { timingLines } from './src/timings.mjs';

const root = path.resolve(fileURLToPath(import.meta.url), '../../..');

await runClearly(async () => {
  assertUsableNode();
  await ensureInstalled(root);
  if (process.env.SAMPLES_DIR) process.env.SAMPLES_DIR = path.resolve(root, process.env.SAMPLES_DIR);
  process.env.TMPDIR = quickFolder();
  const runner = await runSteps({ root, node: findNode(root) }, process.argv.slice(2));
  const timings = timingLines(allProjects(root), runner.timings);
  process.stdout.write('\n');
  for (const line of [...timings, ...runner.lines]) process.stdout.write(`${line}\n`);
  say('done');
  process.stdout.write(`${runner.closingLine}\n`);
  process.exitCode = runner.failed === 0 ? 0 : 1;
});
