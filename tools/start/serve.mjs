/**
 * `npm run serve -- <tool>`: one service alone, built if needed. Its settings come from the environment
 * (PORT, DATA_DIR or DATABASE_URL, ADMIN_URL, SERVICE_URLS, EVENT_TARGETS).
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runNx } from './src/setup/build.mjs';
import { ClearError, runClearly } from './src/setup/clear-error.mjs';
import { ensureInstalled } from './src/setup/install.mjs';
import { assertUsableNode, findNode, nodeEnvironment } from './src/setup/packaged-node.mjs';
import { say } from './src/setup/progress.mjs';

const root = path.resolve(fileURLToPath(import.meta.url), '../../..');

await runClearly(async () => {
  const tool = process.argv[2] ?? '';
  if (!/^[a-z][a-z-]*$/.test(tool) || !existsSync(path.join(root, 'services', tool, 'src/main.ts'))) {
    throw new ClearError(`There is no service "${tool}": npm run serve -- <tool>, for example addresses.`);
  }
  assertUsableNode();
  await ensureInstalled(root);
  const node = findNode(root);
  say(`building ${tool}`);
  const { code, output } = await runNx(root, node, ['run', `@jahrring/service-${tool}:build`]);
  if (code !== 0) throw new ClearError(`${output}\nThe build failed.`);
  const child = spawn(node, [path.join(root, 'dist/services', tool, 'main.mjs')], {
    cwd: root,
    env: nodeEnvironment(node),
    stdio: 'inherit',
  });
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.exitCode = await new Promise((resolve) => child.once('exit', (status) => resolve(status ?? 1)));
});
