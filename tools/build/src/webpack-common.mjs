import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { workspaceRoot } from './workspace.mjs';

const sourceExtensions = ['.ts', '.tsx', '.mjs', '.js', '.json'];

function swcOptions({ react = false, decorators = false } = {}) {
  return {
    sourceMaps: true,
    jsc: {
      parser: { syntax: 'typescript', tsx: react, decorators },
      target: 'es2023',
      externalHelpers: true,
      transform: {
        useDefineForClassFields: false,
        ...(react ? { react: { runtime: 'automatic' } } : {}),
        ...(decorators ? { legacyDecorator: true, decoratorMetadata: true } : {}),
      },
    },
  };
}

/** Type stripping: `.ts` keeps angle-bracket generics, `.tsx` gets the automatic JSX runtime. */
export function scriptRules({ decorators = false } = {}) {
  const rule = (test, options) => ({
    test,
    exclude: /node_modules[\\/](?!@jahrring)/,
    use: { loader: 'swc-loader', options: swcOptions(options) },
  });
  return [rule(/\.ts$/, { decorators }), rule(/\.tsx$/, { react: true })];
}

/** Browser builds drop what they do not use of a contract. */
export function contractRule() {
  return {
    test: /libs[\\/]contracts[\\/].*\.ts$/,
    enforce: 'pre',
    sideEffects: false,
    use: path.join(workspaceRoot, 'tools/build/src/contract-loader.mjs'),
  };
}

/** CASL builds its matcher of Mongo conditions at once, 6 KB that our rules, plain keys, never ask for. */
export function abilityRule() {
  return {
    test: /@casl[\\/]ability[\\/]dist[\\/]esm[\\/]index\.mjs$/,
    use: {
      loader: path.join(workspaceRoot, 'tools/build/src/mark-pure-loader.mjs'),
      options: { call: 'Q = F(I, J)' },
    },
  };
}

/** The drawings of @tabler/icons-react without the component that each of its modules makes of them. */
export function iconRule() {
  return {
    test: /@tabler[\\/]icons-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
    use: {
      loader: path.join(workspaceRoot, 'tools/build/src/mark-pure-loader.mjs'),
      options: { call: '= createReactComponent(' },
    },
  };
}

/** Parts of a tool's texts (`de.json?start=…`). */
export function textRule() {
  return {
    resourceQuery: /^\?(start|later)=/,
    type: 'json',
    use: path.join(workspaceRoot, 'tools/build/src/text-part-loader.mjs'),
  };
}

/** Style sheets in files beside the scripts; CSS modules for `*.module.css`, with salted class names. */
export function styleRules(salt, { exclude } = {}) {
  return [
    {
      test: /\.css$/,
      exclude,
      sideEffects: true,
      use: [
        MiniCssExtractPlugin.loader,
        {
          loader: 'css-loader',
          options: {
            modules: {
              auto: true,
              namedExport: false,
              exportLocalsConvention: 'as-is',
              localIdentName: '[local]-[hash:base64:6]',
              localIdentHashSalt: salt,
            },
          },
        },
      ],
    },
  ];
}

/** Style sheets that travel in the scripts that import them. */
export function adoptedStyleRules(test = /\.css$/) {
  const loader = path.join(workspaceRoot, 'tools/build/src/adopted-style-loader.mjs');
  return [{ test, sideEffects: true, use: loader }];
}

export function assetRules(folder) {
  return [
    {
      test: /\.(woff2|svg|png|jpg|wasm)$/,
      type: 'asset/resource',
      generator: { filename: `${folder}[name].[contenthash:10][ext]` },
    },
  ];
}

/** Returns the configuration that every browser build has in common. */
export function browserBase({ minimize = true } = {}) {
  return {
    mode: 'production',
    context: workspaceRoot,
    target: ['web', 'es2022'],
    devtool: 'hidden-source-map',
    resolve: { extensions: sourceExtensions },
    optimization: {
      minimize,
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      realContentHash: true,
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          minimizerOptions: {
            compress: { passes: 2, ecma: 2022 },
            mangle: true,
            format: { comments: false },
          },
        }),
        new CssMinimizerPlugin(),
      ],
    },
    // Their own loading of parts, which we do not use.
    ignoreWarnings: [{ module: /maplibre-gl/, message: /Critical dependency/ }],
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

export { MiniCssExtractPlugin, sourceExtensions };
