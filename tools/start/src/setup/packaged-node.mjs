import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ClearError } from './clear-error.mjs';

/** Platforms whose Node comes with the project's packages. */
const packagedPlatforms = new Set(['linux-x64', 'linux-arm64', 'win32-x64']);
const oldestOwnNode = [22, 22];

const platform = () => `${process.platform}-${process.arch}`;

function packagedNodePath(root) {
  const windows = process.platform === 'win32';
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  return path.join(root, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node');
}

export function isRecentEnough(version, [major, minor] = oldestOwnNode) {
  const [ownMajor, ownMinor] = version.replace(/^v/, '').split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

/** Before anything is installed: can this machine run the project at all? */
export function assertUsableNode(version = process.version, where = platform()) {
  if (packagedPlatforms.has(where) || isRecentEnough(version)) return;
  throw new ClearError(
    `No Node is packaged for ${where}: install Node ${oldestOwnNode.join('.')} or newer (this is ${version}).`,
  );
}

/** The Node that everything runs on: the packaged one where it works, else the user's own. */
export function findNode(root) {
  const packaged = packagedNodePath(root);
  if (existsSync(packaged) && spawnSync(packaged, ['-v']).status === 0) return packaged;
  if (isRecentEnough(process.version)) return process.execPath;
  throw new ClearError(
    `The packaged Node does not run here: install Node ${oldestOwnNode.join('.')} or newer (this is ${process.version}).`,
  );
}

/** Environment for child processes: the chosen Node first on PATH, nothing inherited from npm. */
export function nodeEnvironment(node, extra = {}) {
  const kept = Object.entries(process.env).filter(([key]) => !/^npm_/i.test(key));
  const environment = Object.fromEntries(kept);
  const pathKey = Object.keys(environment).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  environment[pathKey] = [path.dirname(node), environment[pathKey]].filter(Boolean).join(path.delimiter);
  return { ...environment, ...extra };
}
