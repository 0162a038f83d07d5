import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

const { Compilation, sources } = webpack;
const folderOf = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
const licenceFile = /^(licen[cs]e|copying|notice)/i;

/** Writes the licences of all packages that are bundled into `licences.txt`, beside the bundle. */
export class LicencesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('licences', (compilation) => {
      const folders = new Set();
      // Later some of them are parts of others.
      compilation.hooks.finishModules.tap('licences', (modules) => {
        for (const module of modules) {
          const folder = folderOf.exec(module.nameForCondition() ?? '')?.[0];
          if (folder) folders.add(folder);
        }
      });
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'licences', stage }, () => {
        const texts = [...folders].sort().map(licenceOf);
        compilation.emitAsset('licences.txt', new sources.RawSource(texts.join('\n\n')));
      });
    });
  }
}

function licenceOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => licenceFile.test(file) && !file.endsWith('.js'));
  const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  return [`${name} ${version} (${license})`, ...texts].join('\n\n');
}
