import { readFileSync } from 'node:fs';
import webpack from 'webpack';

const { BannerPlugin, Compilation, sources } = webpack;
const loader = new URL('kept-script.mjs', import.meta.url);

/**
 * Writes `<entry>.mjs` beside the bundle of an entry: it runs the bundle and keeps what was compiled of it. Node's own cache keeps a
 * module as it is before it has run: without the functions, which are compiled when they are called.
 */
export class KeptScriptPlugin {
  apply(compiler) {
    const wrapped = { raw: true, entryOnly: true };
    const parameters = 'exports, require, module, __filename, __dirname';
    new BannerPlugin({ ...wrapped, banner: `(function (${parameters}) {` }).apply(compiler);
    new BannerPlugin({ ...wrapped, banner: '})', footer: true }).apply(compiler);
    compiler.hooks.thisCompilation.tap('kept-script', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'kept-script', stage }, () => {
        for (const [name, entry] of compilation.entrypoints) {
          const bundle = entry.getFiles().find((file) => file.endsWith('.cjs'));
          const text = readFileSync(loader, 'utf8').replace('__BUNDLE__', bundle);
          compilation.emitAsset(`${name}.mjs`, new sources.RawSource(text));
        }
      });
    });
  }
}
