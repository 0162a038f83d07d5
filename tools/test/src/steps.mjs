import { existsSync } from 'node:fs';
import path from 'node:path';
import { nodeEnvironment } from '../../start/src/setup/packaged-node.mjs';
import { keepDemoData } from './demo-data.mjs';
import { startEmbeddedHost } from './embedded-host.mjs';
import { runVisible } from './run-visible.mjs';

/** Runs one of the workspace's programs; it counts as one step that passed or failed. */
export async function runTool({ root, node }, script, args = []) {
  const code = await runVisible(node, [path.join(root, script), ...args], {
    cwd: root,
    env: nodeEnvironment(node),
  });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

const formatted = ['apps', 'libs', 'services', 'tools', 'nx.json', 'package.json', 'tsconfig.base.json'];

export const checkFormat = (context, folders) =>
  runTool(context, 'node_modules/oxfmt/bin/oxfmt', [
    '--check',
    ...(folders.length > 0 ? folders : formatted),
  ]);

export const lint = (context, folders) => runTool(context, 'tools/checks/run-lint.mjs', folders);

export const checks = (context) => runTool(context, 'tools/checks/run-checks.mjs');

/**
 * Builds through Nx: the shell, each tool's remote, the host with all services, and each service alone, which browser tests
 * do not need (`alone: false`).
 */
export async function build({ root, node }, { alone = true } = {}) {
  const nx = path.join(root, 'node_modules/nx/dist/bin/nx.js');
  // Each build is a process of its own; what the first ones compile of webpack, the later ones read.
  const compiled = path.join(root, 'node_modules/.cache/compiled');
  const nxSettings = { NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' };
  const env = nodeEnvironment(node, { ...nxSettings, NODE_COMPILE_CACHE: compiled });
  const args = [nx, 'run-many', '-t', 'build', '--parallel=2', '--output-style=static'];
  if (!alone) args.push('--exclude=@jahrring/service-*');
  const code = await runVisible(node, args, { cwd: root, env });
  const built = existsSync(path.join(root, 'dist/embedded/main.mjs'));
  return code === 0 && built ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Has a host write its demo data once for a day, for all that start later: those of this very build, or with
 * `sameBuild: false` of any that has the same seeds.
 */
export async function makeDemoData({ root, node }, { sameBuild = true } = {}) {
  const write = async (folder) => {
    const host = await startEmbeddedHost(root, node, {}, folder);
    await host.end();
  };
  const isNew = await keepDemoData(root, write, { sameBuild });
  return { passed: 1, failed: 0, note: isNew ? undefined : 'there from before' };
}
