/**
 * `npm run release -- <tool>`: builds one tool alone (or `shell`), proves it against a running installation and publishes
 * it there. `npm run release -- site --to <folder>` lays the whole workspace out instead. Options: see src/options.mjs.
 */
import { ClearError, runClearly } from '../start/src/setup/clear-error.mjs';
import { readOptions } from './src/options.mjs';
import { release } from './src/release.mjs';
import { releaseSite } from './src/release-site.mjs';
import { Deployment } from './src/server/deployment.mjs';

await runClearly(async () => {
  const options = readOptions(process.argv.slice(2));
  if (options.target === 'site') return releaseSite(options.to);
  if (!/^https?:\/\//.test(options.url)) throw new ClearError('--to has to begin with http:// or https://.');
  await release(new Deployment(options.url, { token: options.token }), options);
});
// The browser's channel and kept connections must not hold the process.
process.exit(process.exitCode ?? 0);
