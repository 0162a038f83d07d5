/**
 * `npm run gallery`: every component of the design system on pages of their own, built again at each change.
 * `npm run gallery -- --port 4400`; `npm run gallery -- check [view …]` runs axe over every view instead.
 */
import { parseArgs } from 'node:util';
import webpack from 'webpack';
import config from './webpack.config.mjs';
import { start } from './serve.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '4400' } },
});
const compiler = webpack(config);

const report = (error, stats) => {
  const text = error ? String(error) : stats.toString({ preset: 'errors-warnings', colors: false });
  process.stdout.write(text ? `${text}\n` : `built in ${stats.endTime - stats.startTime} ms\n`);
  return !error && !stats.hasErrors();
};

if (positionals[0] === 'check') {
  const built = await new Promise((resolve) => compiler.run((...result) => resolve(report(...result))));
  await new Promise((resolve) => compiler.close(resolve));
  // The check reads the views from its arguments.
  process.argv.splice(2, process.argv.length, ...positionals.slice(1));
  if (built) await import('./check.mjs');
  else process.exitCode = 1;
} else {
  const { url, stop } = await start(Number(values.port));
  const watching = compiler.watch({ aggregateTimeout: 100 }, report);
  process.stdout.write(`gallery on ${url} (Ctrl-C ends it)\n`);
  process.once('SIGINT', () => {
    stop();
    watching.close(() => process.exit(0));
  });
}
