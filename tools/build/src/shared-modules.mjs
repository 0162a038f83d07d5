import path from 'node:path';
import { readJson, workspaceRoot } from './workspace.mjs';

/**
 * The one list of modules that the shell provides and every tool takes from it. A tool never bundles them; anything
 * else (zod, decimal.js …) it bundles itself, tree-shaken.
 */
const sharedNames = ['react', 'react/jsx-runtime', '@jahrring/ui', '@jahrring/tool-kit'];

function versionOf(name) {
  const packageName = name.startsWith('@') ? name : name.split('/')[0];
  return readJson(path.join(workspaceRoot, 'node_modules', packageName, 'package.json')).version;
}

/** For the shell: in its first file, ready before anything else runs. */
export function providedModules() {
  return Object.fromEntries(
    sharedNames.map((name) => [name, { shareKey: name, version: versionOf(name), eager: true }]),
  );
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
