import path from 'node:path';
import webpack from 'webpack';
import { serviceConfig, serviceThreads } from '../../build/src/service-config.mjs';
import { distRoot, workspaceRoot } from '../../build/src/workspace.mjs';

/** Beside dist/shell, dist/tools and dist/messages, where the host looks for them. */
const output = path.join(distRoot, 'development');
const entry = path.join(workspaceRoot, 'tools/start/src/embedded/main.ts');

/**
 * Builds the host with all services whenever a source of theirs changes. `onBuild(file, milliseconds)` gets the host's file
 * of each build that worked, `onFault(text)` what was wrong with another. Answers how to end it.
 */
export function watchServices({ onBuild, onFault }) {
  const config = serviceConfig({
    name: 'development',
    entries: { main: entry, ...serviceThreads() },
    output,
  });
  // The release's own build; kept in memory, so that a change costs what it touches. Files of the build before stay: the
  // host that still runs may need them.
  const compiler = webpack({
    ...config,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    cache: { type: 'memory' },
    output: { ...config.output, clean: false },
  });
  const watching = compiler.watch({ aggregateTimeout: 60, ignored: /[\\/](dist|node_modules)[\\/]/ }, built);
  function built(failure, stats) {
    if (failure) onFault(failure.message);
    else if (stats.hasErrors()) onFault(stats.toString({ preset: 'errors-only', colors: false }));
    else onBuild(path.join(output, 'main.mjs'), stats.endTime - stats.startTime);
  }
  return { close: () => new Promise((resolve) => watching.close(resolve)) };
}
