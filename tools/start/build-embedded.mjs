import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runWebpack } from '../build/src/run-webpack.mjs';
import { serviceThreads, serviceConfig } from '../build/src/service-config.mjs';
import { distRoot, runCommand } from '../build/src/workspace.mjs';

/** Bundles the host with every service into `dist/embedded/main.mjs`. */
await runCommand(async () => {
  const entry = fileURLToPath(new URL('src/embedded/main.ts', import.meta.url));
  await runWebpack(
    serviceConfig({
      name: 'embedded',
      entries: { main: entry, ...serviceThreads() },
      output: path.join(distRoot, 'embedded'),
    }),
  );
});
