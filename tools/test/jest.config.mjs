import { fileURLToPath } from 'node:url';
import { typescriptOptions } from './jest/typescript-options.mjs';

/**
 * One jest configuration for the whole workspace (ES modules, compiled by swc).
 *
 * TEST_KIND=unit runs `*.spec.ts(x)`, db `*.db-spec.ts`, built `*.built-spec.ts` (needs dist); without it the first two.
 * Database suites read TEST_DB (sqlite | mariadb), TEST_MYSQL_URL and TEST_DEMO_DATA (folder of written demo data) themselves.
 */
const here = (file) => fileURLToPath(new URL(file, import.meta.url));

const testMatchByKind = {
  unit: ['**/*.spec.{ts,tsx,mjs}'],
  db: ['**/*.db-spec.ts'],
  built: ['**/*.built-spec.{ts,mjs}'],
};

const kind = process.env.TEST_KIND;
const testMatch =
  kind === undefined || kind === ''
    ? [...testMatchByKind.unit, ...testMatchByKind.db]
    : (testMatchByKind[kind] ?? fail(kind));

function fail(unknown) {
  throw new Error(`TEST_KIND is "${unknown}", but must be unit, db or built.`);
}

const swc = (tsx) => ['@swc/jest', typescriptOptions(tsx)];

export default {
  rootDir: here('../../'),
  roots: ['apps', 'libs', 'services', 'tools'].map((folder) => here(`../../${folder}`)),
  testMatch,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/', '/templates/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.nx/', '/\\.data/', '/\\.tmp/'],
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'json', 'node'],
  transform: { '\\.ts$': swc(false), '\\.tsx$': swc(true) },
  transformIgnorePatterns: ['/node_modules/'],
  moduleNameMapper: {
    '\\.css$': here('./jest/css-module.mjs'),
    '\\.(svg|png|jpg|woff2)(\\?.*)?$': here('./jest/file-url.mjs'),
  },
  setupFiles: ['reflect-metadata', here('./jest/one-error-realm.mjs'), here('./jest/browser-gaps.mjs')],
  // Ends what hangs. A busy machine is several times slower than a quiet one, and no test measures time.
  testTimeout: 120_000,
  maxWorkers: 2,
  workerIdleMemoryLimit: '1500MB',
  testRunner: here('./jest/test-runner.mjs'),
  testSequencer: here('./jest/long-first.mjs'),
};
