/**
 * `npm start`: installs, builds what changed and runs everything in one process on one port.
 * Plain ES module without dependencies: it runs before anything is installed, on Node 20.19 and newer.
 * PORT (4200) · DATA_DIR (.data) · DATABASE_URL (mysql://…; absent: SQLite)
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './src/setup/build.mjs';
import { runClearly } from './src/setup/clear-error.mjs';
import { ensureInstalled } from './src/setup/install.mjs';
import { assertUsableNode, findNode } from './src/setup/packaged-node.mjs';
import { assertPortFree, assertWritable, readSettings } from './src/setup/preflight.mjs';
import { say } from './src/setup/progress.mjs';
import { runHost } from './src/setup/run-host.mjs';

const root = path.resolve(fileURLToPath(import.meta.url), '../../..');

await runClearly(async () => {
  const { port, dataDir } = readSettings(root);
  assertUsableNode();
  assertWritable(dataDir);
  await assertPortFree(port);
  await ensureInstalled(root);
  const node = findNode(root);
  await ensureBuilt(root, node);
  say('starting');
  process.exitCode = await runHost(root, node, { PORT: String(port), DATA_DIR: dataDir });
});
