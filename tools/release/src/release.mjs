import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../../build/src/workspace.mjs';
import { say } from '../../start/src/setup/progress.mjs';
import { packRelease, writeProof } from './archive.mjs';
import { proveShell } from './prove-shell.mjs';
import { plainVersion, proveTool } from './prove-tool.mjs';
import { checkRights } from './server/rights.mjs';

/**
 * Builds, proves and publishes a tool or the shell, and puts it into a channel where one is told. A version that is published
 * already is only put into the channel. Whether the account may do all of it is asked first. `prove` answers what a proof is
 * written from.
 */
export async function release(deployment, options, prove = proveTarget) {
  const { target, channels } = options;
  await deployment.signIn(options.account);
  await checkRights(deployment, options);
  const version = plainVersion(target, projectFolder(target, 'apps').folder);
  if (channels && (await deployment.isPublished(target, version))) {
    say(`${target} ${version} is published at ${options.url} already: only its channel changes`);
    return open(deployment, target, version, channels);
  }
  const proven = await prove(target, deployment);
  if (options.dryRun) return say(`${target} ${version} is proven; nothing was written`);
  const zip = packRelease(proven.folder, proven.descriptor, writeProof(proven));
  if (options.archive !== undefined) {
    writeFileSync(path.resolve(options.archive), zip);
    return say(`${target} ${version}: ${options.archive}, ${(zip.length / 1024).toFixed(0)} KB`);
  }
  await deployment.publish(zip, `${target}-${version}.zip`);
  say(`${target} ${version} is published at ${options.url}`);
  if (channels) await open(deployment, target, version, channels);
  else sayNext(options);
}

function proveTarget(target, deployment) {
  return target === 'shell' ? proveShell(deployment) : proveTool(target, deployment);
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
