import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const { Compilation, RuntimeGlobals, RuntimeModule, sources } = webpack;
const pluginName = 'JahrringIntegrityPlugin';
const placeholder = '__JAHRRING_INTEGRITY__';

/** Milliseconds until webpack gives a chunk up and would fetch it anew; people are told long before (`limits.ts`). */
export const chunkLoadTimeout = 20_000;

/** A file nobody knows gets a hash that matches nothing: an empty value would switch the check off. */
const impossible = `sha384-${'A'.repeat(64)}`;

export function integrityOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

class IntegrityRuntimeModule extends RuntimeModule {
  constructor() {
    super('jahrring integrity', RuntimeModule.STAGE_ATTACH);
  }

  generate() {
    const lookUp = `(map[url.slice(${RuntimeGlobals.publicPath}.length)] || ${JSON.stringify(impossible)})`;
    return [
      `var map = ${JSON.stringify(placeholder)};`,
      `${RuntimeGlobals.require}.jahrringIntegrity = function(url) { return ${lookUp}; };`,
    ].join('\n');
  }
}

/**
 * Leads every `import()` through the shell's guard (`apps/shell/src/tools/chunk-guard.ts`), which retries a chunk that did
 * not come and says what is missing. A build that runs without such a shell loads its chunks as webpack does.
 */
class ChunkGuardRuntimeModule extends RuntimeModule {
  constructor() {
    super('jahrring chunk guard', RuntimeModule.STAGE_TRIGGER);
  }

  generate() {
    const { require: req, ensureChunk } = RuntimeGlobals;
    const name = JSON.stringify(this.compilation.outputOptions.uniqueName);
    return [
      `var ensureChunk = ${ensureChunk};`,
      `var runtime = { name: ${name}, integrity: ${req}.jahrringIntegrity };`,
      `${ensureChunk} = function(id) {`,
      `  var load = function() { return ensureChunk(id); };`,
      `  return self.jahrringChunks ? self.jahrringChunks(runtime, load) : load();`,
      `};`,
    ].join('\n');
  }
}

/**
 * Gives every lazily loaded script and style sheet of a build its integrity attribute. The map from file to hash is
 * embedded in the runtime (a tool's remoteEntry.js, the shell's main file), so one hash covers a whole release.
 */
export class IntegrityPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      this.#addRuntime(compilation);
      this.#markTags(compilation);
      compilation.hooks.processAssets.tap(
        { name: pluginName, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 100 },
        () => this.#fillIn(compilation),
      );
    });
  }

  #addRuntime(compilation) {
    const add = (chunk, needs) => {
      needs.add(RuntimeGlobals.publicPath);
      compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule());
      if (needs.has(RuntimeGlobals.ensureChunk)) {
        compilation.addRuntimeModule(chunk, new ChunkGuardRuntimeModule());
      }
    };
    const once = new WeakSet();
    const onNeed = (chunk, needs) => {
      if (once.has(chunk)) return;
      once.add(chunk);
      add(chunk, needs);
    };
    compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap(pluginName, onNeed);
    compilation.hooks.runtimeRequirementInTree
      .for(RuntimeGlobals.ensureChunkHandlers)
      .tap(pluginName, onNeed);
  }

  #markTags(compilation) {
    const mark = (tag, url) =>
      `${tag}.crossOrigin = "anonymous"; ${tag}.integrity = ${RuntimeGlobals.require}.jahrringIntegrity(${url});`;
    webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
      pluginName,
      (source) => `${source}\n${mark('script', 'url')}`,
    );
    MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
      pluginName,
      (source) => `${source}\n${mark('linkTag', 'fullhref')}`,
    );
  }

  #fillIn(compilation) {
    const map = {};
    const pending = [];
    for (const { name, source } of compilation.getAssets()) {
      if (!/\.(js|css)$/.test(name)) continue;
      if (name.endsWith('.js') && source.source().includes(placeholder)) pending.push(name);
      else map[name] = integrityOf(source.buffer());
    }
    for (const name of pending) {
      compilation.updateAsset(name, (old) => {
        const text = old.source().toString().replace(`"${placeholder}"`, JSON.stringify(map));
        return new sources.RawSource(text);
      });
    }
  }
}
