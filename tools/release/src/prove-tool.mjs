import { rmSync } from 'node:fs';
import path from 'node:path';
import { loadDescriptor } from '../../build/src/descriptor.mjs';
import { buildToolRelease } from '../../build/src/tool-release.mjs';
import { distRoot, projectFolder, readJson, workspaceRoot } from '../../build/src/workspace.mjs';
import { ClearError } from '../../start/src/setup/clear-error.mjs';
import { say } from '../../start/src/setup/progress.mjs';
import { inBrowser } from './boot/browser.mjs';
import { serveTool } from './boot/serve-candidate.mjs';
import { visitTool } from './boot/visit-tool.mjs';
import { isPlainVersion } from '../../../services/admin/src/registry/release/contract/required-version.mjs';
import { takeSnapshot } from './contract/snapshot.mjs';
import { checkBudget } from './proof/budget-check.mjs';
import { checkContract } from './proof/contract-check.mjs';
import { checkDescriptor } from './proof/descriptor-check.mjs';
import { checkShared } from './proof/shared-check.mjs';
import { findLastRelease, snapshotText } from './server/last-release.mjs';

/**
 * Builds a tool alone, under the version of its `package.json` unless another one is told, and proves it against what is
 * deployed. Answers what a proof is written from.
 */
export async function proveTool(id, deployment, told) {
  const { folder } = projectFolder(id, 'apps');
  const version = told ?? plainVersion(id, folder);
  const last = await findLastRelease(deployment, id, version);
  const snapshot = await takeSnapshot(id, folder);
  say(`contract of ${id}: compared with ${last.version ?? 'nothing, it is the first'}`);
  const contract = checkContract(snapshot, version, last);
  const release = await buildCandidate({ id, folder, version, snapshot });
  const shell = await deployment.shell();
  const checks = {
    descriptor: await checkDescriptor(release.descriptor),
    contract: contract.detail,
    shared: checkShared(release.descriptor, shell, deployment.url),
    budgets: checkBudget(release.descriptor),
  };
  say(checks.budgets);
  Object.assign(checks, await bootCandidate(deployment, release));
  say(checks.boot);
  const { against, change } = contract;
  return { ...release, version, checks, against, change, shellVersion: shell.version };
}

/** The version of `package.json`, as it is released: without the hash that builds of the workspace carry. */
export function plainVersion(id, folder) {
  const { version } = readJson(path.join(folder, 'package.json'));
  if (!isPlainVersion(version)) {
    throw new ClearError(`apps/${id}/package.json says ${version}; a release needs three numbers, as 0.2.0.`);
  }
  return version;
}

async function buildCandidate({ id, folder, version, snapshot }) {
  const output = path.join(distRoot, 'releases', `${id}-${version}`);
  rmSync(output, { recursive: true, force: true });
  say(`building ${id} ${version}`);
  const descriptor = await buildToolRelease({
    id,
    folder,
    version,
    output,
    descriptor: await loadDescriptor(id, folder),
    extra: { 'contract.json': snapshotText(snapshot) },
  });
  return { folder: output, descriptor };
}

async function bootCandidate(deployment, release) {
  const boot = await deployment.boot();
  say(`opening ${release.descriptor.id} in the shell of ${deployment.url}`);
  return inBrowser(workspaceRoot, deployment, async (page) => {
    await serveTool(page, release);
    return visitTool(page, boot, release.descriptor);
  });
}
