import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeEnvironment } from '../../start/src/setup/packaged-node.mjs';
import { startEmbeddedHost } from './embedded-host.mjs';
import { runVisible } from './run-visible.mjs';
import { playwrightTimings } from './timings.mjs';

/** More failed tests than this are a broken product, not a busy machine. */
const mostRepeatedTests = 12;

/**
 * Runs the browser tests of some folders or files (none: all) against an embedded host of their own. In CI the files with a
 * few tests that failed are run once more, one after the other, against a new host: what a failed try left behind
 * in the data of the first one stays there. What passes only then is counted in the outcome's note.
 */
export async function runPlaywright(context, { folders = [], files = [], chromium, environment = {} }) {
  const selection = [...folders.map((folder) => `${folder}/`), ...files];
  const first = await playwrightReport(context, selection, { chromium, environment });
  if (!first.report) return { passed: 0, failed: 1, note: `playwright ended with ${first.code}` };
  const timings = playwrightTimings(context.root, first.report);
  const failed = failedTests(first.report);
  const repeated = Boolean(process.env.CI) && failed.length > 0 && failed.length <= mostRepeatedTests;
  const counted = countPlaywright(first.report);
  if (first.code !== 0 && counted.failed === 0) return { ...counted, failed: 1, timings };
  if (!repeated) return { ...counted, timings };
  process.stdout.write(`\na second try, by themselves:\n${failed.map(({ name }) => name).join('\n')}\n`);
  const again = [...new Set(failed.map(({ file }) => file))];
  const second = await playwrightReport(context, again, { chromium, environment, alone: true });
  return { ...countRepeatedTests(first.report, second.report ?? {}), timings };
}

async function playwrightReport({ root, node }, selection, { chromium, environment, alone = false }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'jahrring-e2e-'));
  const file = path.join(folder, 'report.json');
  const host = await startEmbeddedHost(root, node);
  try {
    const args = [
      path.join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '-c',
      path.join(root, 'tools/test/playwright.config.ts'),
      '--pass-with-no-tests',
      ...(alone ? ['--workers=1'] : []),
      ...selection,
    ];
    const env = nodeEnvironment(node, {
      E2E_BASE_URL: host.url,
      E2E_DATA_DIR: host.dataDir,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      ...(chromium ? { CHROMIUM: chromium } : {}),
      ...environment,
    });
    const code = await runVisible(node, args, { cwd: root, env });
    return { code, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined };
  } finally {
    await host.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `{ id, name, file, ok, repeated }` of each test of Playwright's JSON report that ran; `repeated`: not at its first try. */
function testsOf({ suites = [] }) {
  const ofSuite = ({ specs = [], suites: inner = [] }) => [...specs.map(ofSpec), ...inner.flatMap(ofSuite)];
  const ofSpec = ({ id, title, file, ok, tests }) => {
    const repeated = tests.some(({ status }) => status === 'flaky');
    return { id, name: `${file} › ${title}`, file, ok, repeated };
  };
  return suites.flatMap(ofSuite);
}

const failedTests = (report) => testsOf(report).filter(({ ok }) => !ok);

/** A test that passed at its second try counts as passed, and is named. */
export function countPlaywright(report) {
  const { stats, errors = [] } = report;
  const notes = [];
  if (stats.flaky > 0) notes.push(`${stats.flaky} only at the second try`);
  if (stats.skipped > 0) notes.push(`${stats.skipped} skipped`);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    note: notes.length > 0 ? notes.join(', ') : undefined,
    remarks: remarksOn(report),
  };
}

/** The first run's counts, with its failures as the run of their files by themselves left them. */
export function countRepeatedTests(first, second) {
  const before = countPlaywright(first);
  const passed = new Set(testsOf(second).flatMap(({ id, ok }) => (ok ? [id] : [])));
  const mended = failedTests(first).filter(({ id }) => passed.has(id)).length;
  const note = mended > 0 ? `${mended} only by themselves` : undefined;
  return {
    passed: before.passed + mended,
    failed: before.failed - mended,
    note: [before.note, note].filter(Boolean).join(', ') || undefined,
    remarks: remarksOn(first, passed),
  };
}

/** A line for each test that did not pass at its first try; `mended`: ids of those that passed by themselves. */
function remarksOn(report, mended = new Set()) {
  return testsOf(report).flatMap(({ id, name, ok, repeated }) => {
    if (!ok) return [mended.has(id) ? `only by itself: ${name}` : `failed: ${name}`];
    return repeated ? [`only at the second try: ${name}`] : [];
  });
}
