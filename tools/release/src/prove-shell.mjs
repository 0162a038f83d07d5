import { rmSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { buildShellRelease } from '../../build/src/shell-release.mjs';
import { distRoot, workspaceRoot } from '../../build/src/workspace.mjs';
import { ClearError } from '../../start/src/setup/clear-error.mjs';
import { say } from '../../start/src/setup/progress.mjs';
import { inBrowser } from './boot/browser.mjs';
import { serveShell } from './boot/serve-candidate.mjs';
import { visitShell } from './boot/visit-shell.mjs';
import {
  isEnough,
  leastVersion,
} from '../../../services/admin/src/registry/release/contract/required-version.mjs';
import { runTypeScript } from './contract/typescript-hooks.mjs';
import { checkShellBudget } from './proof/budget-check.mjs';
import { checkShared } from './proof/shared-check.mjs';
import { plainVersion } from './prove-tool.mjs';

/** Builds the shell with the keys of the installation in its page, and proves it with the tools that are deployed there. */
export async function proveShell(deployment) {
  const version = plainVersion('shell', path.join(workspaceRoot, 'apps/shell'));
  const before = await deployment.shell();
  const release = await buildCandidate(version, await deployment.call('GET', '/api/admin/release-keys'));
  const contract = checkShellContract(release.descriptor, before);
  const boot = await deployment.boot();
  const checks = {
    descriptor: `${release.descriptor.build.files.length} files, api ${release.descriptor.shell}`,
    exposes: `provides ${Object.keys(release.descriptor.shared).join(', ')}`,
    contract: contract.detail,
    shared: sharedWithTools(boot.tools, release.descriptor, deployment.url),
    budgets: checkShellBudget(release),
  };
  say(checks.budgets);
  say(`opening the shell ${version} with the tools of ${deployment.url}`);
  checks.boot = await inBrowser(workspaceRoot, deployment, async (page) => {
    await serveShell(page, release);
    return visitShell(page, boot);
  });
  const { against, change } = contract;
  return { ...release, version, checks, against, change, shellVersion: version };
}

async function buildCandidate(version, { status, body }) {
  if (status !== 200)
    throw new ClearError(`The installation tells no keys (/api/admin/release-keys: ${status}).`);
  runTypeScript();
  const { pageWithKeys } =
    await import('../../../services/admin/src/registry/release-record/release-keys.ts');
  const output = path.join(distRoot, 'releases', `shell-${version}`);
  rmSync(output, { recursive: true, force: true });
  say(`building the shell ${version}`);
  const built = await buildShellRelease({ output, version, finishPage: (html) => pageWithKeys(html, body) });
  return { ...built, folder: output };
}

/**
 * Checks the shell's contract with tools: the API version and the shared packages. Its version must increase at least
 * as much as they changed.
 */
function checkShellContract(now, before) {
  if (!before || semver.prerelease(before.version)) {
    const from = before ? `after the build ${before.version}` : 'the first release';
    return { detail: from, change: 'first', against: null };
  }
  // The same content is not published twice, but may get its channel.
  if (before.version === now.version) return { detail: 'published before', change: 'none', against: null };
  const pairs = [['the api', before.shell, now.shell]];
  for (const name of Object.keys(before.shared)) pairs.push([name, before.shared[name], now.shared[name]]);
  const changes = pairs.filter(([, one, two]) => one !== two);
  const isBreak = ([, one, two]) => two === undefined || !semver.satisfies(two, `^${one}`);
  const change = changes.some(isBreak) ? 'major' : changes.length > 0 ? 'minor' : 'none';
  const detail =
    changes.map(([name, one, two]) => `${name} ${one} → ${two ?? 'gone'}`).join(', ') || 'as before';
  const least = leastVersion(before.version, change);
  if (!isEnough(now.version, least)) {
    throw new ClearError(
      `apps/shell/package.json says ${now.version}, but after ${before.version} (${detail}) it has to be ${least} or higher.`,
    );
  }
  return { detail, change, against: before.version };
}

/** No tool that is deployed may lose what it was built for. */
function sharedWithTools(tools, shell, url) {
  for (const { descriptor } of tools) checkShared(descriptor, shell, url);
  return `fits ${tools.map(({ id, version }) => `${id} ${version}`).join(', ')}`;
}
