/**
 * `npm run release -- <tool>`: builds one tool alone (or `shell`), proves it against a running installation and publishes
 * it there. `npm run release -- site --to <folder>` lays the whole workspace out instead. Options: see src/options.mjs.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ClearError, runClearly } from '../start/src/setup/clear-error.mjs';
import { say } from '../start/src/setup/progress.mjs';
import { packRelease, writeProof } from './src/archive.mjs';
import { readOptions } from './src/options.mjs';
import { proveShell } from './src/prove-shell.mjs';
import { proveTool } from './src/prove-tool.mjs';
import { releaseSite } from './src/release-site.mjs';
import { Deployment } from './src/server/deployment.mjs';

async function release(options) {
  const deployment = new Deployment(options.url, { token: options.token });
  await deployment.signIn(options.account);
  const proven =
    options.target === 'shell' ? await proveShell(deployment) : await proveTool(options.target, deployment);
  const { target } = options;
  const { folder, descriptor, version } = proven;
  if (options.dryRun) return say(`${target} ${version} is proven; nothing was written`);
  const zip = packRelease(folder, descriptor, writeProof(proven));
  if (options.archive !== undefined) {
    writeFileSync(path.resolve(options.archive), zip);
    return say(`${target} ${version}: ${options.archive}, ${(zip.length / 1024).toFixed(0)} KB`);
  }
  await deployment.publish(zip, `${target}-${version}.zip`);
  say(`${target} ${version} is published at ${options.url}`);
  if (options.channels) await open(deployment, target, version, options.channels);
  else sayNext(options);
}

async function open(deployment, tool, version, { kind, percent }) {
  const change = kind === 'stable' ? { stable: version } : { canary: { version, percent, licenceIds: [] } };
  await deployment.setChannels(tool, change);
  say(kind === 'stable' ? `everybody gets ${version}` : `${percent} % of the licences get ${version}`);
}

function sayNext({ url, target }) {
  say('nobody gets it yet. Next:');
  say(`  a share of the licences   npm run release -- ${target} --to ${url} --canary 10`);
  say(`  everybody                 npm run release -- ${target} --to ${url} --stable`);
  say(`  or on the page            ${url}/admin/plugins`);
}

await runClearly(async () => {
  const options = readOptions(process.argv.slice(2));
  if (options.target === 'site') return releaseSite(options.to);
  if (!/^https?:\/\//.test(options.url)) throw new ClearError('--to has to begin with http:// or https://.');
  await release(options);
});
// The browser's channel and kept connections must not hold the process.
process.exit(process.exitCode ?? 0);
