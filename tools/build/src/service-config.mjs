import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { AsciiPlugin } from './ascii-plugin.mjs';
import { workspaceRoot } from './workspace.mjs';
import { scriptRules, sourceExtensions } from './webpack-common.mjs';

export const isOwn = (request) => /^(\.|\/|[A-Za-z]:\\|@jahrring\/)/.test(request);

/** The workspace's own packages are bundled; everything installed stays outside and is found in node_modules. */
function externals({ request }, callback) {
  if (isOwn(request)) callback();
  else callback(null, `module ${request}`);
}

/**
 * Threads of the bundled services, as entry points beside the rest: `<tool>.pdf.mjs` makes PDFs, `table.thread.mjs` reads
 * tables for all of them.
 */
export function serviceThreads(tools = readdirSync(path.join(workspaceRoot, 'services'))) {
  const files = tools.map((tool) => [
    `${tool}.pdf`,
    path.join(workspaceRoot, 'services', tool, 'src/pdf.thread.ts'),
  ]);
  const table = path.join(workspaceRoot, 'libs/service-kit/src/import/table.thread.ts');
  return { ...Object.fromEntries(files.filter(([, file]) => existsSync(file))), 'table.thread': table };
}

/** The build of a service: its entry points as ES modules for Node. Names stay readable for stack traces. */
export function serviceConfig({ name, entries, output }) {
  return {
    name,
    mode: 'production',
    context: workspaceRoot,
    target: 'node24',
    devtool: 'source-map',
    entry: entries,
    experiments: { outputModule: true },
    externals: [externals],
    externalsPresets: { node: true },
    output: {
      path: output,
      filename: '[name].mjs',
      chunkFilename: 'chunk-[name].mjs',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      clean: true,
      devtoolModuleFilenameTemplate: (info) => path.relative(output, path.resolve(info.absoluteResourcePath)),
    },
    resolve: { extensions: sourceExtensions },
    plugins: [new AsciiPlugin()],
    module: {
      // `new URL('./font.ttf', import.meta.url)` takes the file along. Do not use `import.meta.url` alone in a service:
      // it would be the source file's path on the building machine.
      parser: { javascript: { url: true, worker: false } },
      rules: scriptRules({ decorators: true }),
      generator: { 'asset/resource': { filename: 'assets/[name].[contenthash:10][ext]' } },
    },
    optimization: {
      minimize: false,
      nodeEnv: false,
      moduleIds: 'named',
      chunkIds: 'named',
      // Several entry points of one service must share their classes; a thread is a world of its own.
      splitChunks: {
        chunks: ({ name }) => !/\.(pdf|thread)$/.test(name ?? ''),
        minSize: 0,
        cacheGroups: { default: { name: 'common', minChunks: 2 } },
      },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
