import { ModuleMocker } from 'jest-mock';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import 'reflect-metadata';
import './typescript-hooks.mjs';

/**
 * Jest's `testRunner` for database suites: jest-circus on Node's own modules. Jest's runtime loads every module anew for
 * every test file, 1 900 of them for a service: two thirds of these suites' time. Here a worker loads each once, as a
 * service does that runs. What a suite changes outside its service (environment, spies) it puts back itself.
 */
const require = createRequire(import.meta.url);
const circusAdapter = require('jest-circus/runner');

/** Object that `import { jest } from '@jest/globals'` returns in these suites. */
globalThis.jest = new ModuleMocker(globalThis);

/** The part of jest's runtime that its circus adapter asks for. */
const nativeRuntime = {
  requireInternalModule: requireAnew,
  requireModule: require,
  setGlobalsForRuntime() {},
  unstable_shouldLoadAsEsm: () => true,
  unstable_importModule: (file) => import(pathToFileURL(file).href),
  enterTestCode() {},
  leaveTestCode() {},
};

/** The list of a file's tests is a variable of circus itself: each file gets a circus of its own. */
function requireAnew(file) {
  delete require.cache[require.resolve(file)];
  delete globalThis[Symbol.for('EVENT_HANDLERS')];
  return require(file);
}

export default async function runSuite(globalConfig, config, environment, runtime, testPath, sendMessage) {
  const results = await circusAdapter.default(
    globalConfig,
    config,
    { ...environment, global: globalThis },
    nativeRuntime,
    testPath,
    sendMessage,
  );
  globalThis.jest.restoreAllMocks();
  return results;
}
