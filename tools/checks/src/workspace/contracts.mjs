import path from 'node:path';
import { takeSnapshot } from '../../../release/src/contract/snapshot.mjs';
import { projectFolders } from './files.mjs';

/**
 * Each tool's contract is the same whenever it is derived: a random id or the present moment in a published schema would make
 * every build another release.
 */
export async function checkContracts(root) {
  const problems = [];
  for (const folder of projectFolders(root, 'apps')) {
    const tool = path.basename(folder);
    if (tool === 'shell') continue;
    const [first, second] = [await takeSnapshot(tool, folder), await takeSnapshot(tool, folder)];
    problems.push(
      ...findDifferences(first, second).map((where) => `${tool}: ${where} is another one each time`),
    );
  }
  return { problems, notes: [] };
}

/** Paths at which two plain values differ. */
export function findDifferences(one, other, at = []) {
  if (Object.is(one, other)) return [];
  const plain = (value) => typeof value === 'object' && value !== null;
  if (!plain(one) || !plain(other)) return [at.join(' › ')];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].flatMap((name) => findDifferences(one[name], other[name], [...at, name]));
}
