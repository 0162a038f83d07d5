import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, '../../..');

/** Folders whose unit tests need neither styles nor a DOM. */
const serverSide = [
  'services',
  'tools',
  ...['contracts', 'demo', 'pdf', 'service-kit', 'testing'].map((name) => `libs/${name}`),
];
/** Suites that ask for a realm of their own: by an environment in their head, or by jest's clock. */
const ownRealm = /@jest-environment\b|\buseFakeTimers\b/;

const isServerSide = (file) =>
  serverSide.some((folder) => file.startsWith(path.join(root, folder) + path.sep));

/** Returns true if a suite runs on Node's own modules: database suites, and unit tests of what runs on the server. */
function sharesModules(file) {
  if (file.endsWith('.db-spec.ts')) return true;
  return /\.spec\.(ts|mjs)$/.test(file) && isServerSide(file) && !ownRealm.test(readFileSync(file, 'utf8'));
}

/** Jest's `testRunner`: circus, on Node's own modules or in a realm of jest's. */
export default async function runSuite(globalConfig, config, environment, runtime, testPath, sendMessage) {
  const shared = sharesModules(testPath);
  const { default: run } = shared ? await import('./shared-modules.mjs') : require('jest-circus/runner');
  return run(globalConfig, config, environment, runtime, testPath, sendMessage);
}
