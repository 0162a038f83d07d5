import { registerHooks } from 'node:module';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { exposesOf, loadDescriptor, titleMessages } from '../../build/src/descriptor.mjs';
import { IntegrityPlugin } from '../../build/src/integrity-plugin.mjs';
import { remoteConfig } from '../../build/src/remote-config.mjs';
import { sharedRanges } from '../../build/src/shared-modules.mjs';
import { writeSetup } from '../../build/src/tool-release.mjs';
import { filesBelow, workspaceRoot } from '../../build/src/workspace.mjs';
import { say } from '../../start/src/setup/progress.mjs';
import { buildName } from './build-name.mjs';

/**
 * Builds a tool whenever its sources change; `onBuild({ descriptor, files })` gets each build that worked, `onFault(text)`
 * what was wrong with another. A page or an extension that comes or goes starts the watch anew, because it changes what is
 * built.
 */
export async function watchTool({ id, folder, onBuild, onFault }) {
  const output = path.join(workspaceRoot, 'node_modules/.cache/jahrring/dev', id);
  let watching;
  const begin = async () => {
    rmSync(output, { recursive: true, force: true });
    mkdirSync(output, { recursive: true });
    const known = await readDescriptor(id, folder);
    const exposes = exposesOf(known, folder, writeSetup(known, folder));
    const compiler = webpack(watchConfig({ id, folder, exposes, output }));
    watching = compiler.watch({ aggregateTimeout: 60 }, (failure, stats) => {
      void built(failure, stats, exposes).catch((error) => onFault(error.message));
    });
  };
  const built = async (failure, stats, exposes) => {
    if (failure) throw failure;
    if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
    const descriptor = await readDescriptor(id, folder);
    if (namesOf(exposesOf(descriptor, folder, '')) !== namesOf(exposes)) {
      say('the descriptor names other modules: beginning anew');
      await close();
      return begin();
    }
    onBuild({ descriptor, files: readFiles(output) });
    say(`${id} is built (${stats.endTime - stats.startTime} ms)`);
  };
  const close = () => new Promise((resolve) => watching.close(resolve));
  await begin();
  return { close };
}

const namesOf = (exposes) => Object.keys(exposes).sort().join();

let reads = 0;

async function readDescriptor(id, folder) {
  reads += 1;
  const descriptor = await loadDescriptor(id, folder, `?read=${reads}`);
  return { ...descriptor, shared: sharedRanges(), messages: titleMessages(descriptor, folder) };
}

/** The release's own build, readable and fast: not minified, names instead of numbers, and no hashes. */
function watchConfig({ id, folder, exposes, output }) {
  const config = remoteConfig({ name: buildName(id), exposes, output });
  return {
    ...config,
    devtool: 'cheap-module-source-map',
    cache: { type: 'memory' },
    optimization: { ...config.optimization, minimize: false, chunkIds: 'named', moduleIds: 'named' },
    plugins: [
      ...config.plugins.filter((plugin) => !(plugin instanceof IntegrityPlugin)),
      new WatchToo([
        path.join(folder, 'src/tool.descriptor.ts'),
        ...filesBelow(path.join(folder, 'src/descriptor')),
      ]),
    ],
  };
}

// The parts of a descriptor are read anew with it.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const query = /\/tool\.descriptor\.ts(\?read=\d+)$/.exec(context.parentURL ?? '')?.[1];
    return query && specifier.startsWith('./descriptor/') ? { ...found, url: found.url + query } : found;
  },
});

/** No module imports the descriptor, and yet it is part of the build. */
class WatchToo {
  constructor(files) {
    this.files = files;
  }

  apply(compiler) {
    compiler.hooks.afterCompile.tap('WatchToo', (compilation) => {
      for (const file of this.files) compilation.fileDependencies.add(file);
    });
  }
}

function readFiles(output) {
  return new Map(
    filesBelow(output).map((file) => [
      path.relative(output, file).split(path.sep).join('/'),
      readFileSync(file),
    ]),
  );
}
