import path from 'node:path';
import { filesBelow, readText, shortPath } from './files.mjs';

const textFile = /\.(ts|tsx|mjs|js|json|md|css|html|ya?ml|sh|conf|service|sql|csv)$/;
/** Folders of one person's or one session's machine; a project must not know them. */
const machinePath =
  /(?<![\w.-])\/(?:home|Users|root|work|workspace|private\/var)\/[\w.-]+|[A-Z]:\\\\?Users\\/;
/** Paths inside a container image are the image's own, not a machine's. */
const exempt = new Set(['package-lock.json']);

export function findMachinePath(text) {
  return machinePath.exec(text)?.[0];
}

/** No file names a folder of the machine it was written on. */
export function checkMachinePaths(root) {
  const problems = [];
  for (const file of filesBelow(root, (candidate) => textFile.test(candidate))) {
    if (exempt.has(path.basename(file)) || file.endsWith('workspace-checks.spec.mjs')) continue;
    const found = findMachinePath(readText(file));
    if (found !== undefined) problems.push(`${shortPath(root, file)} names the machine path ${found}`);
  }
  return { problems, notes: [] };
}
