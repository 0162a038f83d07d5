/**
 * The gallery: every component on one page, for looking at and for the accessibility check. Not shipped.
 * `npm run gallery` writes it to dist/ui-gallery and serves it.
 */
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

class HtmlPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('gallery', (compilation) =>
      compilation.hooks.processAssets.tap(
        { name: 'gallery', stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE },
        () => {
          const files = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
          const tags = files.map((file) =>
            file.endsWith('.css')
              ? `<link rel="stylesheet" href="${file}">`
              : `<script defer src="${file}"></script>`,
          );
          compilation.emitAsset(
            'index.html',
            new sources.RawSource(
              `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Jahrring UI</title>${tags.join('')}</head><body><div id="root"></div></body></html>`,
            ),
          );
        },
      ),
    );
  }
}

export default {
  mode: 'production',
  target: ['web', 'es2022'],
  entry: here('./gallery.tsx'),
  context: here('../../../'),
  output: {
    path: here('../../../dist/ui-gallery'),
    filename: '[name].[contenthash:8].js',
    clean: true,
    publicPath: '',
  },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        use: {
          loader: 'swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
      },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  plugins: [new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }), new HtmlPlugin()],
  optimization: { minimizer: ['...', new CssMinimizerPlugin()] },
  performance: { hints: false },
};
