import path from 'node:path';
import webpack from 'webpack';
import { browserBase, scriptRules } from './webpack-common.mjs';
import { workspaceRoot } from './workspace.mjs';

/**
 * The service worker: one file under a name that never changes, with the files of this release of the shell in it. A
 * changed release is another worker, so the browser takes it in by itself.
 */
export function workerConfig(output, release) {
  return {
    ...browserBase(),
    name: 'worker',
    target: ['webworker', 'es2022'],
    devtool: false,
    entry: path.join(workspaceRoot, 'apps/shell/src/worker/service-worker.ts'),
    output: { path: output, filename: 'sw.js', clean: false },
    module: { rules: scriptRules() },
    plugins: [new webpack.DefinePlugin({ __JAHRRING_RELEASE__: JSON.stringify(release) })],
  };
}
