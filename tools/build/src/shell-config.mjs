import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { ChunkNamesPlugin } from './chunk-names-plugin.mjs';
import { chunkLoadTimeout, IntegrityPlugin } from './integrity-plugin.mjs';
import { leaveOutRules } from './left-out.mjs';
import { federationOptimization, providedModules } from './shared-modules.mjs';
import {
  abilityRule,
  adoptedStyleRules,
  assetRules,
  browserBase,
  contractRule,
  iconRule,
  MiniCssExtractPlugin,
  scriptRules,
  styleRules,
} from './webpack-common.mjs';
import { workspaceRoot } from './workspace.mjs';

const shellFolder = path.join(workspaceRoot, 'apps/shell');

/** Pages of the shell that most starts show, and the texts of a start. */
const startNames = /^(home|login|icons|later|texts-(?!bo|later-).*)$/;

/** Rules of parts that come later, a few each; those of the frame are in the page's own style sheet. */
const laterStyles = new RegExp(
  String.raw`apps[\\/]shell[\\/]src[\\/](?!layout|pages[\\/]error|search).*\.css$|ui[\\/]src[\\/]theme[\\/]font\.css$`,
);

/** Returns whether a start needs the chunk: these names, and the shared modules of lists and forms. */
function isEarly(chunk) {
  return [...chunk.groupsIterable].some(
    ({ name, origins }) =>
      startNames.test(name ?? '') || origins.some(({ module }) => module?.type === 'provide-module'),
  );
}

/** The build of the shell: the host that provides the shared modules and knows no tool. */
export function shellConfig(output) {
  const base = browserBase();
  return {
    ...base,
    name: 'shell',
    entry: { shell: path.join(shellFolder, 'src/main.ts') },
    output: {
      path: output,
      publicPath: '/',
      uniqueName: 'jahrring_shell',
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout,
      clean: true,
    },
    module: {
      rules: [
        contractRule(),
        abilityRule(),
        iconRule(),
        ...leaveOutRules(),
        ...scriptRules(),
        ...styleRules('shell', { exclude: laterStyles }),
        ...adoptedStyleRules(laterStyles),
        ...assetRules('assets/'),
      ],
    },
    // Code that several lazy parts share is a file of its own, libraries and our code together: fewer requests.
    optimization: { ...base.optimization, splitChunks: { cacheGroups: { defaultVendors: false } } },
    plugins: [
      new ModuleFederationPlugin({
        name: 'jahrring_shell',
        remotes: {},
        shared: providedModules(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { optimization: federationOptimization },
      }),
      new MiniCssExtractPlugin({
        filename: 'assets/[name].[contenthash:8].css',
        chunkFilename: 'assets/[name].[contenthash:8].css',
        ignoreOrder: true,
      }),
      new ChunkNamesPlugin(),
      new IntegrityPlugin({ isEarly, laterFile: 'assets/hashes.[hash].js', folder: 'assets/' }),
    ],
  };
}
