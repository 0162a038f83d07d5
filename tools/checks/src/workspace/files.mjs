import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const skippedFolders = new Set([
  'node_modules',
  'dist',
  '.nx',
  '.git',
  '.data',
  '.tmp',
  'coverage',
  'test-results',
]);

/** Every file below a folder (absolute paths, sorted), without installed and built ones. */
export function filesBelow(folder, keep = () => true) {
  if (!existsSync(folder)) return [];
  const found = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!skippedFolders.has(entry.name)) found.push(...filesBelow(file, keep));
    } else if (entry.isFile() && keep(file)) found.push(file);
  }
  return found.sort();
}

/** Folders directly below one of the given folders. */
export function projectFolders(root, ...parents) {
  return parents.flatMap((parent) => {
    const folder = path.join(root, parent);
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.join(folder, entry.name))
      .sort();
  });
}

export const readText = (file) => readFileSync(file, 'utf8');

/** Path from the root with forward slashes, as messages show it. */
export const shortPath = (root, file) => path.relative(root, file).split(path.sep).join('/');
