import { existsSync } from 'node:fs';
import path from 'node:path';
import { runWebpack } from './src/run-webpack.mjs';
import { serviceThreads, serviceConfig } from './src/service-config.mjs';
import { distRoot, projectFolder, runCommand } from './src/workspace.mjs';

/**
 * Bundles a service into `dist/services/<tool>/`: `main.mjs` (starts alone) and `index.mjs` (its definition, for a host
 * that runs many). Both share their code.
 */
async function buildService(argument) {
  const { id, folder } = projectFolder(argument, 'services');
  const entries = {};
  for (const [name, file] of [
    ['main', 'src/main.ts'],
    ['index', 'src/index.ts'],
  ]) {
    if (existsSync(path.join(folder, file))) entries[name] = path.join(folder, file);
  }
  if (Object.keys(entries).length === 0)
    throw new Error(`services/${id} has neither src/main.ts nor src/index.ts`);
  Object.assign(entries, serviceThreads([id]));
  await runWebpack(serviceConfig({ name: id, entries, output: path.join(distRoot, 'services', id) }));
}

await runCommand(() => buildService(process.argv[2]));
