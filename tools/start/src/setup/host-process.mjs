import { spawn } from 'node:child_process';
import path from 'node:path';
import { nodeEnvironment } from './packaged-node.mjs';

/**
 * Starts the built embedded host. New objects get 16 MB three times over instead of Node's 128, which a host at rest kept for
 * nothing; it may collect once it has started; what it compiles is kept beside it for the next start, until it is built anew.
 */
export function spawnHost(root, node, environment, stdio) {
  const folder = path.join(root, 'dist/embedded');
  const options = ['--max-semi-space-size=16', '--expose-gc'];
  return spawn(node, [...options, path.join(folder, 'main.mjs')], {
    cwd: root,
    env: nodeEnvironment(node, { NODE_COMPILE_CACHE: path.join(folder, '.compiled'), ...environment }),
    stdio,
  });
}
