import { defineConfig } from '@playwright/test';

/**
 * Browser tests of all tools: `apps/<tool>/e2e/*.e2e-spec.ts`, against a running host.
 * E2E_BASE_URL (default: a local `npm start`) · CHROMIUM (absent: Playwright's own).
 */
const executablePath = process.env['CHROMIUM'] || undefined;
const inCi = Boolean(process.env['CI']);

// Playwright asks for a default export.
export default defineConfig({
  testDir: '../../apps',
  testMatch: '**/e2e/**/*.e2e-spec.ts',
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: 2,
  retries: inCi ? 1 : 0,
  // They end what hangs: a busy machine is several times slower than a quiet one, and no test measures time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: process.env['E2E_BASE_URL'] ?? 'http://localhost:4200',
    viewport: { width: 1280, height: 800 },
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    screenshot: 'only-on-failure',
    // Recording every step slows each of them: in CI only what failed is recorded, at its second try.
    trace: inCi ? 'on-first-retry' : 'retain-on-failure',
    // Elements that fade in appear at once: they are not clicked on their way, and have their final colours.
    contextOptions: { reducedMotion: 'reduce' },
    // A page is emptied for the next test instead of made anew: what the browser has loaded and compiled stays.
    reuseContext: true,
    // Requests that a worker answers cannot be intercepted; the tests of working offline allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages live for seconds here: compiling their scripts to fast code takes more than it gives.
        '--js-flags=--no-opt --no-maglev --min-semi-space-size=64 --max-semi-space-size=128',
      ],
    },
  },
});
