const pluginName = 'JahrringChunkNamesPlugin';

/**
 * Makes a chunk's name its id, so that the runtime needs no table from ids to names. For builds whose files need no hash in
 * their names, because each release has a folder of its own.
 */
export class ChunkNamesPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      compilation.hooks.beforeChunkIds.tap(pluginName, (chunks) => {
        for (const chunk of chunks) {
          if (!chunk.name) continue;
          chunk.id = chunk.name;
          chunk.ids = [chunk.name];
        }
      });
    });
  }
}
