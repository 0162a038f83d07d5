import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
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
  for (const tool of readdirSync(path.join(distRoot, 'tools'))) copyTool(tool, site);
  runTypeScript();
  const { releaseKeys } = await import('../../../services/admin/src/release/release-keys.ts');
  const { layOutShell, pointShell } = await import('../../../services/admin/src/release/shell-folder.ts');
  await layOutShell({
    siteDir: site,
    folder: path.join(distRoot, 'shell'),
    version: shell.version,
    keys: releaseKeys(secret),
  });
  await pointShell(site, shell.version);
  say(`${site}: shell ${shell.version}`);
}

/** The newest build of a tool; copied aside and renamed, so that a folder is complete or not there. */
function copyTool(tool, site) {
  const from = path.join(distRoot, 'tools', tool);
  const latest = readJson(path.join(from, 'latest.json'));
  if (!latest) return;
  const target = path.join(site, 'tools', tool, latest.version);
  if (!existsSync(path.join(target, 'descriptor.json'))) {
    const aside = path.join(site, 'tools', tool, `.${latest.version}-${process.pid}`);
    mkdirSync(path.dirname(aside), { recursive: true });
    cpSync(path.join(from, latest.version), aside, { recursive: true, preserveTimestamps: true });
    rmSync(target, { recursive: true, force: true });
    renameSync(aside, target);
    say(`${tool} ${latest.version}`);
  }
  cpSync(path.join(from, 'latest.json'), path.join(site, 'tools', tool, 'latest.json'));
}
