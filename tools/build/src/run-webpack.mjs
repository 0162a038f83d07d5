import webpack from 'webpack';

/** Runs one build; errors become one readable exception. Answers the stats. */
export function runWebpack(config) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((failure, stats) => {
      compiler.close((closeFailure) => {
        if (failure ?? closeFailure) reject(failure ?? closeFailure);
        else if (stats.hasErrors())
          reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        else {
          if (stats.hasWarnings()) {
            process.stderr.write(`${stats.toString({ all: false, warnings: true, colors: false })}\n`);
          }
          resolve(stats);
        }
      });
    });
  });
}
