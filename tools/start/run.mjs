/** `node tools/start/run.mjs <script> [arguments]`: runs a script on the project's Node, whatever Node npm runs on. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runClearly } from './src/setup/clear-error.mjs';
import { ensureInstalled } from './src/setup/install.mjs';
import { assertUsableNode, findNode, nodeEnvironment } from './src/setup/packaged-node.mjs';

const root = path.resolve(fileURLToPath(import.meta.url), '../../..');

await runClearly(async () => {
  assertUsableNode();
  await ensureInstalled(root);
  const node = findNode(root);
  const env = nodeEnvironment(node, { NX_DAEMON: 'false', NX_TUI: 'false' });
  const child = spawn(node, process.argv.slice(2), { cwd: root, env, stdio: 'inherit' });
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
});
