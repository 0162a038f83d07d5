import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeEnvironment } from '../../start/src/setup/packaged-node.mjs';
import { startEmbeddedHost } from './embedded-host.mjs';
import { runVisible } from './run-visible.mjs';
import { playwrightTimings } from './timings.mjs';

/** Runs the browser tests of some folders or files (none: all) against one embedded host of their own. */
export async function runPlaywright(
  { root, node },
  { folders = [], files = [], chromium, environment = {} },
) {
  const reportFolder = mkdtempSync(path.join(tmpdir(), 'jahrring-e2e-'));
  const report = path.join(reportFolder, 'report.json');
  const host = await startEmbeddedHost(root, node);
  try {
    const args = [
      path.join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '-c',
      path.join(root, 'tools/test/playwright.config.ts'),
      '--pass-with-no-tests',
      ...folders.map((folder) => `${folder}/`),
      ...files,
    ];
    const env = nodeEnvironment(node, {
      E2E_BASE_URL: host.url,
      E2E_DATA_DIR: host.dataDir,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...(chromium ? { CHROMIUM: chromium } : {}),
      ...environment,
    });
    const code = await runVisible(node, args, { cwd: root, env });
    if (!existsSync(report))
      return { passed: 0, failed: code === 0 ? 0 : 1, note: `playwright ended with ${code}` };
    const result = JSON.parse(readFileSync(report, 'utf8'));
    const outcome = { ...countPlaywright(result), timings: playwrightTimings(root, result) };
    return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
  } finally {
    await host.stop();
    rmSync(reportFolder, { recursive: true, force: true });
  }
}

/** A test that passed at its second try counts as passed, and is named. */
export function countPlaywright({ stats, errors = [] }) {
  const notes = [];
  if (stats.flaky > 0) notes.push(`${stats.flaky} only at the second try`);
  if (stats.skipped > 0) notes.push(`${stats.skipped} skipped`);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    note: notes.length > 0 ? notes.join(', ') : undefined,
  };
}
