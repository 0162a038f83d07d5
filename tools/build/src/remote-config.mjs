import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { ChunkNamesPlugin } from './chunk-names-plugin.mjs';
import { EntryIdPlugin } from './entry-id-plugin.mjs';
import { chunkLoadTimeout, IntegrityPlugin } from './integrity-plugin.mjs';
import { SetupInEntryPlugin } from './setup-in-entry-plugin.mjs';
import { consumedModules, federationOptimization } from './shared-modules.mjs';
import {
  adoptedStyleRules,
  assetRules,
  browserBase,
  contractRule,
  iconRule,
  scriptRules,
  textRule,
} from './webpack-common.mjs';

/** Least size of shared source in bytes; about a tenth of it goes over the wire. */
const sharedBytes = 45_000;

/**
 * The build of one tool: a container that takes all shared modules from the shell. Name and runtime carry the version, so that
 * two releases of a tool can live in one page; files need no hash in their names, as no two builds share a folder. `early` are
 * the exposes a start asks for; `tiles` those of the start page, in one file.
 */
export function remoteConfig({ name, exposes, output, early = [], tiles = [] }) {
  const base = browserBase();
  return {
    ...base,
    name,
    entry: {},
    externals: [shellsRuntime],
    output: {
      path: output,
      publicPath: 'auto',
      uniqueName: name,
      filename: '[name].js',
      chunkFilename: '[name].js',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout,
      clean: false,
    },
    module: {
      rules: [
        contractRule(),
        textRule(),
        iconRule(),
        ...scriptRules(),
        ...adoptedStyleRules(),
        ...assetRules(''),
      ],
    },
    // Code shared by pages is a file of its own only if it is worth a request; else each page has its copy.
    optimization: { ...base.optimization, splitChunks: { minSize: sharedBytes } },
    plugins: [
      new ModuleFederationPlugin({
        name,
        library: { type: 'var', name },
        filename: 'remoteEntry.js',
        exposes: namedExposes(exposes, tiles),
        shared: consumedModules(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { optimization: federationOptimization },
      }),
      new ChunkNamesPlugin(),
      new EntryIdPlugin(),
      new SetupInEntryPlugin(),
      new IntegrityPlugin({ isEarly: isEarly(early, tiles), laterFile: 'hashes.js' }),
    ],
  };
}

/** The federation plugin's runtime is the shell's (`apps/shell/src/tools/federation-runtime.ts`). */
function shellsRuntime({ request }, done) {
  if (/webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/.test(request))
    done(null, 'global _JAHRRING_FEDERATION');
  else done();
}

/** Returns whether a chunk belongs to one of these exposes, or to the texts of a start. */
function isEarly(exposes, tiles) {
  const names = new Set([...exposes, ...tiles].map((expose) => chunkName(expose, tiles)));
  return (chunk) =>
    [...chunk.groupsIterable].some(({ name }) => names.has(name) || /^texts-start-/.test(name ?? ''));
}

/** Names each exposed chunk after its key, so that the size report and a reader of the network tab can tell them. */
function namedExposes(exposes, tiles) {
  return Object.fromEntries(
    Object.entries(exposes).map(([key, file]) => [key, { import: [file], name: chunkName(key, tiles) }]),
  );
}

/** The chunk of an expose: its own, or the one of all `tiles`. */
export function chunkName(expose, tiles = []) {
  if (tiles.includes(expose)) return 'tiles';
  return expose.replace(/^\.\//, '').replace(/\W+/g, '-');
}
