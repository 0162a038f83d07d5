import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeEnvironment } from '../../start/src/setup/packaged-node.mjs';
import { runVisible } from './run-visible.mjs';
import { jestTimings } from './timings.mjs';

/** Runs jest over folders (none: everything) and counts single tests. */
export async function runJest({ root, node }, { folders = [], environment = {} }) {
  const reportFolder = mkdtempSync(path.join(tmpdir(), 'jahrring-jest-'));
  const report = path.join(reportFolder, 'report.json');
  const patterns = folders.map((folder) => `${path.join(root, folder)}${path.sep}`.replace(/[.\\]/g, '\\$&'));
  const args = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    path.join(root, 'node_modules/jest/bin/jest.js'),
    '-c',
    path.join(root, 'tools/test/jest.config.mjs'),
    '--passWithNoTests',
    '--json',
    `--outputFile=${report}`,
    ...patterns,
  ];
  const code = await runVisible(node, args, { cwd: root, env: nodeEnvironment(node, environment) });
  const outcome = existsSync(report)
    ? readOutcome(root, JSON.parse(readFileSync(report, 'utf8')))
    : undefined;
  rmSync(reportFolder, { recursive: true, force: true });
  if (outcome === undefined) return { passed: 0, failed: 1, note: `jest ended with ${code}` };
  if (code !== 0 && outcome.failed === 0) return { ...outcome, failed: 1, note: `jest ended with ${code}` };
  return outcome;
}

const readOutcome = (root, report) => ({ ...countJest(report), timings: jestTimings(root, report) });

/** A suite that cannot be loaded has no tests to count: it counts as one failure. */
export function countJest(report) {
  const skipped = report.numPendingTests + report.numTodoTests;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    note: skipped > 0 ? `${skipped} skipped` : undefined,
  };
}
