import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hostConfig } from '../build/src/host-config.mjs';
import { runWebpack } from '../build/src/run-webpack.mjs';
import { serviceConfig, serviceThreads } from '../build/src/service-config.mjs';
import { distRoot, runCommand } from '../build/src/workspace.mjs';

const output = path.join(distRoot, 'embedded');

/** Bundles the host with every service into `dist/embedded/main.mjs`, and the threads of the services beside it. */
await runCommand(async () => {
  const main = fileURLToPath(new URL('src/embedded/main.ts', import.meta.url));
  const threads = serviceConfig({ name: 'embedded', entries: serviceThreads(), output });
  await runWebpack(threads);
  await runWebpack(hostConfig({ name: 'embedded', entries: { main }, output }));
});
