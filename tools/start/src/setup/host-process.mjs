import { spawn } from 'node:child_process';
import path from 'node:path';
import { nodeEnvironment } from './packaged-node.mjs';

/**
 * New objects get 16 MB three times over, at once, instead of growing to Node's 128, which a host at rest kept for nothing. All that
 * a start makes fits before anything is collected; it is collected once it has started (`main.ts`).
 */
const memory = [
  '--min-semi-space-size=16',
  '--max-semi-space-size=16',
  '--initial-old-space-size=256',
  '--expose-gc',
];

/** Starts the built embedded host. What it compiles is kept beside it for the next start, until it is built anew. */
export function spawnHost(root, node, environment, stdio) {
  const folder = path.join(root, 'dist/embedded');
  return spawn(node, [...memory, path.join(folder, 'main.mjs')], {
    cwd: root,
    env: nodeEnvironment(node, { NODE_COMPILE_CACHE: path.join(folder, '.compiled'), ...environment }),
    stdio,
  });
}
