import webpack from 'webpack';

const pluginName = 'JahrringSetupInEntryPlugin';

/** Puts a tool's setup, which every start needs, into its entry: a request less, and texts are asked for beside the page. */
export class SetupInEntryPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      const stage = webpack.OptimizationStages.STAGE_ADVANCED;
      compilation.hooks.optimizeChunks.tap({ name: pluginName, stage }, () => intoEntry(compilation));
    });
  }
}

function intoEntry({ namedChunks, chunkGraph, chunks, outputOptions }) {
  const entry = namedChunks.get(outputOptions.uniqueName);
  const setup = namedChunks.get('setup');
  if (!entry || !setup || !chunkGraph.canChunksBeIntegrated(entry, setup)) return;
  chunkGraph.integrateChunks(entry, setup);
  chunks.delete(setup);
}
