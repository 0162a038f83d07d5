import path from 'node:path';
import { readJson, workspaceRoot } from './workspace.mjs';

/**
 * Features that the federation runtime leaves out: no manifests, and no remotes of its own, because the shell opens
 * containers by itself (`apps/shell/src/tools/containers.ts`).
 */
export const federationOptimization = { disableSnapshot: true, disableRemote: true, target: 'web' };

/**
 * The one list of modules that the shell provides and every tool takes from it. A tool never bundles them; anything
 * else (zod, decimal.js …) it bundles itself, tree-shaken.
 */
const startNames = ['react', 'react/jsx-runtime', '@jahrring/ui', '@jahrring/tool-kit'];

/** Provided too, but not in the shell's first file: they come beside the first page that needs them. */
const laterFiles = {
  '@jahrring/ui/form': 'libs/ui/src/form.ts',
  '@jahrring/ui/grid': 'libs/ui/src/grid.ts',
};

const sharedNames = [...startNames, ...Object.keys(laterFiles)];

function versionOf(name) {
  const packageName = name.split('/', name.startsWith('@') ? 2 : 1).join('/');
  return readJson(path.join(workspaceRoot, 'node_modules', packageName, 'package.json')).version;
}

/** For the shell: what stands in its first file, and what it loads when a page asks for it, used by itself or not. */
export function providedModules() {
  const provided = (name, eager) => ({
    shareKey: name,
    version: versionOf(name),
    requiredVersion: rangeOf(name),
    eager,
  });
  return Object.fromEntries([
    ...startNames.map((name) => [name, provided(name, true)]),
    ...Object.entries(laterFiles).map(([name, file]) => [
      path.join(workspaceRoot, file),
      provided(name, false),
    ]),
  ]);
}

/** For a tool: never bundled, only the range it was built for. */
export function consumedModules() {
  return Object.fromEntries(
    sharedNames.map((name) => [name, { singleton: true, import: false, requiredVersion: rangeOf(name) }]),
  );
}

function rangeOf(name) {
  const [major, minor] = versionOf(name).split('.');
  return major === '0' ? `^0.${minor}.0` : `^${major}.0.0`;
}

/** The shared packages with their ranges, for the descriptor. */
export function sharedRanges() {
  return Object.fromEntries(sharedNames.map((name) => [name, rangeOf(name)]));
}

/** The shared packages with the versions a shell built now provides, for its descriptor. */
export function providedVersions() {
  return Object.fromEntries(sharedNames.map((name) => [name, versionOf(name)]));
}
