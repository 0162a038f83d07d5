import { readdirSync } from 'node:fs';
import path from 'node:path';
import { copyRelease } from '../../build/src/releases.mjs';
import { distRoot, readJson } from '../../build/src/workspace.mjs';
import { ClearError } from '../../start/src/setup/clear-error.mjs';
import { say } from '../../start/src/setup/progress.mjs';
import { runTypeScript } from './contract/typescript-hooks.mjs';

/**
 * Lays what this workspace has built out in a site's folder (first installation, upgrade from source): every tool, the shell
 * with the keys of the installation (from APP_SECRET) in its page. What is there already stays; five shells are kept.
 */
export async function releaseSite(to, secret = process.env.APP_SECRET) {
  if (!to) throw new ClearError('Name the folder: npm run release -- site --to /srv/jahrring/site');
  if (!secret) throw new ClearError('APP_SECRET is missing: the page carries keys that are made from it.');
  const shell = readJson(path.join(distRoot, 'shell/descriptor.json'));
  if (!shell) throw new ClearError('Nothing is built: npm run build');
  const site = path.resolve(to);
  for (const tool of readdirSync(path.join(distRoot, 'tools'))) {
    const built = path.join(distRoot, 'tools', tool);
    const version = readJson(path.join(built, 'latest.json'))?.version;
    if (!version) continue;
    const toolFolder = path.join(site, 'tools', tool);
    if (copyRelease({ tool, version, from: path.join(built, version), toolFolder }))
      say(`${tool} ${version}`);
  }
  runTypeScript();
  const { releaseKeys } = await import('../../../services/admin/src/registry/release-record/release-keys.ts');
  const { layOutShell, pointShell } =
    await import('../../../services/admin/src/registry/release-record/shell-folder.ts');
  await layOutShell({
    siteDir: site,
    folder: path.join(distRoot, 'shell'),
    version: shell.version,
    keys: releaseKeys(secret),
  });
  await pointShell(site, shell.version);
  say(`${site}: shell ${shell.version}`);
}
