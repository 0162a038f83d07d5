/**
 * `npm run test:axe`: every page in every view (1280 and 390 px, light and dark, left to right and the reverse) against the rules of WCAG 2.2 AA.
 * `npm test` looks at each page in one of the views. Environment: CHROMIUM.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode } from '../start/src/setup/packaged-node.mjs';
import { runClearly } from '../start/src/setup/clear-error.mjs';
import { findChromium } from './src/chromium.mjs';
import { runPlaywright } from './src/playwright-step.mjs';
import { build } from './src/steps.mjs';

const root = path.resolve(fileURLToPath(import.meta.url), '../../..');

await runClearly(async () => {
  const context = { root, node: findNode(root) };
  const built = await build(context);
  const chromium = await findChromium(root, context.node);
  const files = ['apps/shell/e2e/screens/accessibility.e2e-spec.ts'];
  const { passed, failed } = await runPlaywright(context, { files, chromium, environment: { AXE: 'all' } });
  process.stdout.write(`${passed} passed, ${failed + built.failed} failed\n`);
  process.exitCode = failed + built.failed === 0 ? 0 : 1;
});
