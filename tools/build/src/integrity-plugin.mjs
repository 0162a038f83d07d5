import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const { Compilation, RuntimeGlobals, RuntimeModule, sources } = webpack;
const pluginName = 'JahrringIntegrityPlugin';
const placeholder = '__JAHRRING_INTEGRITY__';
/** Kinds of modules that make a file of a chunk. */
const fileTypes = ['javascript', 'css/mini-extract'];
/** Stands for the name of the file with the later hashes. */
const laterPlaceholder = '__JAHRRING_LATER_HASHES__';

/** Milliseconds until webpack gives a chunk up and would fetch it anew; people are told long before (`limits.ts`). */
export const chunkLoadTimeout = 20_000;

/** A file nobody knows gets a hash that matches nothing: an empty value would switch the check off. */
const impossible = `${'A'.repeat(43)}=`;

/** Returns a chunk's hash as a runtime holds it: SHA-256 without its name, because a start carries many. */
function chunkHashOf(content) {
  return createHash('sha256').update(content).digest('base64');
}

export function integrityOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Digits of the content's hash in a file's name; where `folder` is given, they stand before its hash in the map. */
const nameDigits = 8;

class IntegrityRuntimeModule extends RuntimeModule {
  constructor(folder) {
    super('jahrring integrity', RuntimeModule.STAGE_ATTACH);
    this.folder = folder;
  }

  generate() {
    const path = `url.slice(${RuntimeGlobals.publicPath}.length)`;
    const known = this.folder
      ? `(map[${path}.slice(${this.folder.length}).replace(/\\.\\w+(?=\\.\\w+$)/, "")] || "").slice(${nameDigits})`
      : `map[${path}]`;
    const lookUp = `"sha256-" + (${known} || ${JSON.stringify(impossible)})`;
    return [
      `var map = ${RuntimeGlobals.require}.jahrringHashes = Object.assign({}, ${JSON.stringify(placeholder)});`,
      `${RuntimeGlobals.require}.jahrringIntegrity = function(url) { return ${lookUp}; };`,
    ].join('\n');
  }
}

/**
 * Leads every `import()` through the shell's guard (`apps/shell/src/tools/chunk-guard.ts`), which retries a chunk that did
 * not come and says what is missing. A build that runs without such a shell loads its chunks as webpack does.
 */
class ChunkGuardRuntimeModule extends RuntimeModule {
  /** `isEarly` where some hashes are in a file of their own. */
  constructor(isEarly) {
    super('jahrring chunk guard', RuntimeModule.STAGE_TRIGGER);
    this.isEarly = isEarly;
  }

  generate() {
    const { require: req, ensureChunk } = RuntimeGlobals;
    const name = JSON.stringify(this.compilation.outputOptions.uniqueName);
    return [
      `var ensureChunk = ${ensureChunk};`,
      `var runtime = { name: ${name}, integrity: ${req}.jahrringIntegrity };`,
      ...(this.isEarly ? [`var early = ${JSON.stringify(this.#early())};`, ...laterHashes(name)] : []),
      `${ensureChunk} = function(id) {`,
      `  var load = function() { return ensureChunk(id); };`,
      ...(this.isEarly
        ? [`  var checked = early.indexOf(id) >= 0 ? load : function() { return laterHashes().then(load); };`]
        : [`  var checked = load;`]),
      `  var isEarly = ${this.isEarly ? 'checked === load' : 'false'};`,
      `  return self.jahrringChunks ? self.jahrringChunks(runtime, checked, isEarly) : checked();`,
      `};`,
    ].join('\n');
  }

  /** Ids of chunks whose hashes are in the runtime, or that have no file at all. */
  #early() {
    const { chunks, chunkGraph } = this.compilation;
    const hasFile = (chunk) =>
      fileTypes.some((type) => chunkGraph.getChunkModulesIterableBySourceType(chunk, type));
    return [...chunks]
      .filter((chunk) => this.isEarly(chunk) || !hasFile(chunk))
      .map(({ id }) => id)
      .sort();
  }
}

/** Fetches the hashes that are not in the runtime, once; a file that does not come fails like a chunk. */
function laterHashes(name) {
  const { require: req, loadScript, publicPath } = RuntimeGlobals;
  return [
    `var later;`,
    `var laterHashes = function() {`,
    `  return later = later || new Promise(function(resolve, reject) {`,
    `    var url = ${publicPath} + ${JSON.stringify(laterPlaceholder)};`,
    `    ${loadScript}(url, function() {`,
    `      var hashes = (self.jahrringHashes || {})[${name}];`,
    `      if (hashes) return resolve(Object.assign(${req}.jahrringHashes, hashes));`,
    `      later = undefined;`,
    `      reject(Object.assign(new Error(url), { name: 'ChunkLoadError', request: url }));`,
    `    }, 'hashes');`,
    `  });`,
    `};`,
  ];
}

/** Takes the names of files from the map of their hashes instead of a table of their own. */
function nameFromHashes(compilation, folder) {
  const kinds = { 'get javascript chunk filename': 'js', 'get mini-css chunk filename': 'css' };
  compilation.hooks.runtimeModule.tap(pluginName, (module) => {
    const kind = kinds[module.name];
    if (!kind) return;
    const digits = `(${RuntimeGlobals.require}.jahrringHashes[id + ".${kind}"] || "").slice(0, ${nameDigits})`;
    const name = `${JSON.stringify(folder)} + id + "." + ${digits} + ".${kind}"`;
    module.generate = () => `${module.global} = function(id) { return ${name}; };`;
  });
}

/** The name with the content's hash in place of the one it has (several, where the name has several). */
function renamed(name, contentHash, content) {
  const hash = createHash('sha256').update(content).digest('hex');
  return [contentHash].flat().reduce((now, old) => now.replace(old, hash.slice(0, old.length)), name);
}

/**
 * Gives every lazily loaded script and style sheet of a build its integrity attribute. The map from file to hash is
 * embedded in the runtime (a tool's remoteEntry.js, the shell's main file), so one hash covers a whole release. With
 * `isEarly(chunk)` only the files of such chunks are in it; the others are in a script of their own, `laterFile` with
 * `[hash]`, whose hash the runtime has and which is there before any of them is asked for.
 */
export class IntegrityPlugin {
  #isEarly;
  #laterFile;
  #folder;

  /**
   * With `folder`, which holds all files as `<chunk's id>.<hash>.<kind>`, the map serves as the runtime's table of names too:
   * those of later files come with their hashes.
   */
  constructor({ isEarly, laterFile, folder } = {}) {
    this.#isEarly = isEarly;
    this.#laterFile = laterFile;
    this.#folder = folder;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      this.#addRuntime(compilation);
      this.#markTags(compilation);
      if (this.#folder) nameFromHashes(compilation, this.#folder);
      compilation.hooks.processAssets.tap(
        { name: pluginName, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 100 },
        () => this.#fillIn(compilation),
      );
    });
  }

  #addRuntime(compilation) {
    const add = (chunk, needs) => {
      needs.add(RuntimeGlobals.publicPath);
      compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule(this.#folder));
      if (needs.has(RuntimeGlobals.ensureChunk)) {
        if (this.#laterFile) needs.add(RuntimeGlobals.loadScript);
        compilation.addRuntimeModule(chunk, new ChunkGuardRuntimeModule(this.#isEarly));
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
    const hashes = {};
    const pending = [];
    for (const { name, source } of compilation.getAssets()) {
      if (!/\.(js|css)$/.test(name)) continue;
      if (name.endsWith('.js') && source.source().includes(placeholder)) pending.push(name);
      else hashes[name] = chunkHashOf(source.buffer());
    }
    const { early, laterFile } = this.#laterFile ? this.#split(compilation, hashes) : { early: hashes };
    for (const name of pending) {
      const { source, info } = compilation.getAsset(name);
      const text = source
        .source()
        .toString()
        .replace(`"${placeholder}"`, JSON.stringify(this.#inMap(early)));
      const filled = text.replaceAll(laterPlaceholder, laterFile);
      compilation.updateAsset(name, new sources.RawSource(filled));
      // Its name was made before the hashes came in: two builds must not give one name to two contents.
      if (info.contenthash) compilation.renameAsset(name, renamed(name, info.contenthash, filled));
    }
  }

  /** Hashes by file, or, in a folder, by id and kind with the digits of the name before them. */
  #inMap(hashes) {
    if (!this.#folder) return hashes;
    const entries = Object.entries(hashes).map(([name, hash]) => {
      const [id, digits, kind] = name.slice(this.#folder.length).split('.');
      if (digits?.length !== nameDigits || !kind) throw new Error(`${name} is not named after its hash`);
      return [`${id}.${kind}`, digits + hash];
    });
    return Object.fromEntries(entries);
  }

  /** Emits the script with the later hashes. Answers those of the runtime, that script's among them. */
  #split(compilation, hashes) {
    const names = new Set([...compilation.chunks].filter(this.#isEarly).flatMap(({ files }) => [...files]));
    const pick = (isWanted) => Object.fromEntries(Object.entries(hashes).filter(([name]) => isWanted(name)));
    const own = JSON.stringify(compilation.outputOptions.uniqueName);
    const later = JSON.stringify(this.#inMap(pick((name) => !names.has(name))));
    const script = new sources.RawSource(`(self.jahrringHashes=self.jahrringHashes||{})[${own}]=${later}`);
    const integrity = chunkHashOf(script.buffer());
    const laterFile = this.#laterFile.replace(
      '[hash]',
      createHash('sha256').update(integrity).digest('hex').slice(0, nameDigits),
    );
    // The minimizer would change what was hashed.
    compilation.emitAsset(laterFile, script, { minimized: true, immutable: true });
    return { early: { ...pick((name) => names.has(name)), [laterFile]: integrity }, laterFile };
  }
}
