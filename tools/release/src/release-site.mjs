import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
  for (const tool of readdirSync(path.join(distRoot, 'tools'))) {
    const latest = readJson(path.join(distRoot, 'tools', tool, 'latest.json'));
    if (latest) copyRelease(tool, path.join(distRoot, 'tools', tool, latest.version), latest.version, site);
  }
  // Among the releases too: so the registry knows it, and can go back to it.
  copyRelease('shell', path.join(distRoot, 'shell'), shell.version, site);
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

/** Copied aside and renamed, so that a folder is complete or not there; `latest.json` makes it stable at the next start. */
function copyRelease(tool, from, version, site) {
  const folder = path.join(site, 'tools', tool);
  const target = path.join(folder, version);
  if (!existsSync(path.join(target, 'descriptor.json'))) {
    const aside = path.join(folder, `.${version}-${process.pid}`);
    mkdirSync(folder, { recursive: true });
    cpSync(from, aside, { recursive: true, preserveTimestamps: true });
    rmSync(target, { recursive: true, force: true });
    renameSync(aside, target);
    say(`${tool} ${version}`);
  }
  writeFileSync(path.join(folder, 'latest.json'), `${JSON.stringify({ id: tool, version })}\n`);
}
