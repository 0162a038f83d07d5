const pluginName = 'JahrringEntryIdPlugin';

/** Returns an id for the modules that the federation plugin makes for an entry; nothing for all others. */
function idOf(module) {
  const name = module.identifier();
  if (name.startsWith('container entry ')) return 'entry';
  return /[\\/]\.federation[\\/]entry\.\w+\.js/.test(name) ? 'runtime' : undefined;
}

/**
 * Gives the modules of a remote's entry ids of their own. Webpack would make them of absolute paths: the same version, built in
 * another folder, would have other content, and a registry that knows it would refuse it.
 */
export class EntryIdPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      compilation.hooks.moduleIds.tap({ name: pluginName, stage: -10 }, (modules) => {
        for (const module of modules) {
          const id = idOf(module);
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
