import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeEnvironment } from '../../start/src/setup/packaged-node.mjs';
import { runVisible } from './run-visible.mjs';
import { jestTimings } from './timings.mjs';

/** More failed files than this are a broken product, not a busy machine. */
const mostRepeatedFiles = 3;

/**
 * Runs jest over folders (none: everything) and counts single tests. In CI a few files that failed are run once more,
 * one after the other; what passes only then is counted in the outcome's note, as for the browser tests.
 */
export async function runJest(context, { folders = [], environment = {} }) {
  const patterns = folders.map((folder) => `${path.join(context.root, folder)}${path.sep}`);
  const first = await jestReport(context, patterns.map(asPattern), environment);
  const files = failedFiles(first.report);
  const repeated = Boolean(process.env.CI) && files.length > 0 && files.length <= mostRepeatedFiles;
  if (!repeated) return outcomeOf(context.root, first);
  process.stdout.write(`\na second try, one after the other:\n${files.join('\n')}\n`);
  const second = await jestReport(
    context,
    ['--runInBand', '--forceExit', '--runTestsByPath', ...files],
    environment,
  );
  return outcomeOf(context.root, first, second);
}

const asPattern = (folder) => folder.replace(/[.\\]/g, '\\$&');

/** What is young is collected less often. */
const memory = ['--min-semi-space-size=32', '--max-semi-space-size=64'];

/**
 * Settings of V8 for suites that start many services and run most code a few times: functions are compiled when they are first
 * called, plainly and at once. A ninth less of the processor's time.
 */
const coldCode = ['--always-sparkplug', '--max-lazy'];

async function jestReport({ root, node }, selection, environment) {
  const folder = mkdtempSync(path.join(tmpdir(), 'jahrring-jest-'));
  const file = path.join(folder, 'report.json');
  const args = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    ...memory,
    ...(environment.TEST_KIND === 'unit' ? [] : coldCode),
    path.join(root, 'node_modules/jest/bin/jest.js'),
    '-c',
    path.join(root, 'tools/test/jest.config.mjs'),
    '--passWithNoTests',
    '--json',
    `--outputFile=${file}`,
    ...selection,
  ];
  const code = await runVisible(node, args, { cwd: root, env: nodeEnvironment(node, environment) });
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  rmSync(folder, { recursive: true, force: true });
  return { code, report };
}

/** Test files with a failed test, or that could not be loaded. */
const failedFiles = (report) =>
  (report?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name);

function outcomeOf(root, first, second) {
  const { code, report } = second ?? first;
  if (!first.report || !report) return { passed: 0, failed: 1, note: `jest ended with ${code}` };
  const counted = second ? countRepeated(first.report, report) : countJest(report);
  const outcome = {
    ...counted,
    remarks: remarksOn(root, first.report, second?.report),
    timings: jestTimings(root, first.report),
  };
  if (code !== 0 && outcome.failed === 0) return { ...outcome, failed: 1, note: `jest ended with ${code}` };
  return outcome;
}

/** A line for each file that did not pass at its first try. */
function remarksOn(root, first, second) {
  const failed = new Set(failedFiles(second ?? first));
  return failedFiles(first).map((file) => {
    const how = failed.has(file) ? 'failed' : 'only at the second try';
    return `${how}: ${path.relative(root, file)}`;
  });
}

/** A suite that cannot be loaded has no tests to count: it counts as one failure. */
export function countJest(report) {
  const skipped = report.numPendingTests + report.numTodoTests;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    note: skipped > 0 ? `${skipped} skipped` : undefined,
  };
}

/** The first run's counts, with the repeated files' failures as their second run left them. */
export function countRepeated(first, second) {
  const before = countJest(first);
  const after = countJest(second);
  const mended = Math.max(0, before.failed - after.failed);
  const note = mended > 0 ? `${mended} only at the second try` : undefined;
  return {
    passed: before.passed + mended,
    failed: after.failed,
    note: [before.note, note].filter(Boolean).join(', ') || undefined,
  };
}
