import webpack from 'webpack';

const { Compilation, sources } = webpack;
const beyondAscii = /[^\0-\x7f]/g;

/**
 * Writes whatever is beyond ASCII as `\uXXXX`. A script with a single such sign is kept by the engine in two bytes a sign, all
 * of it: a bundle of nine megabytes takes eighteen.
 */
export class AsciiPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ascii', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_COMPATIBILITY;
      compilation.hooks.processAssets.tap({ name: 'ascii', stage }, (assets) => {
        for (const name of Object.keys(assets)) {
          if (/\.[cm]js$/.test(name)) compilation.updateAsset(name, inAscii);
        }
      });
    });
  }
}

function inAscii(source) {
  const replaced = new sources.ReplaceSource(source);
  const text = source.source().toString();
  for (const { index, 0: sign } of text.matchAll(beyondAscii)) {
    if (text[index - 1] === '\\') throw new Error(`A backslash stands before "${sign}", which needs none`);
    replaced.replace(index, index, `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  }
  return replaced;
}
