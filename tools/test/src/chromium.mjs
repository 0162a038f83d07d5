import path from 'node:path';
import { ClearError } from '../../start/src/setup/clear-error.mjs';
import { say } from '../../start/src/setup/progress.mjs';
import { runProcess } from '../../start/src/setup/run-process.mjs';
import { aptInstall } from './apt.mjs';
import { findProgram } from './find-program.mjs';

/** The one without windows first: it draws the same and takes a third less of the processor. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/**
 * The browser of the tests: CHROMIUM, an installed one, one from apt, or Playwright's own
 * (answered as undefined: Playwright then finds it itself).
 */
export async function findChromium(root, node) {
  const given = process.env.CHROMIUM;
  if (given) {
    const program = findProgram(given);
    if (program === undefined) throw new ClearError(`CHROMIUM is "${given}", which cannot be run.`);
    return program;
  }
  const installed = findProgram(...names);
  if (installed !== undefined) return installed;
  if (!(await aptInstall('chromium-headless-shell', 'fonts-liberation'))) {
    await aptInstall('chromium', 'fonts-liberation');
  }
  return findProgram(...names) ?? downloadOwn(root, node);
}

async function downloadOwn(root, node) {
  say("downloading Playwright's Chromium");
  const cli = path.join(root, 'node_modules/playwright/cli.js');
  const { code, output } = await runProcess(node, [cli, 'install', 'chromium-headless-shell'], { cwd: root });
  if (code === 0) return undefined;
  process.stderr.write(`${output.split('\n').slice(-5).join('\n')}\n`);
  throw new ClearError('Chromium is missing: install it, or set CHROMIUM=/path/to/chromium.');
}
