import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectFolders, readText, shortPath } from './files.mjs';

const parents = ['apps', 'libs', 'libs/contracts', 'services', 'tools'];

/** Every workspace package has one `scope:` and one `type:` tag and leaves dependencies to the root. */
export function checkPackages(root) {
  const problems = [];
  for (const folder of projectFolders(root, ...parents)) {
    const file = path.join(folder, 'package.json');
    if (!existsSync(file)) {
      if (shortPath(root, folder) !== 'libs/contracts') problems.push(`${shortPath(root, file)} is missing`);
      continue;
    }
    problems.push(
      ...packageProblems(JSON.parse(readText(file))).map((text) => `${shortPath(root, file)}: ${text}`),
    );
  }
  return { problems, notes: [] };
}

export function packageProblems(manifest) {
  const problems = [];
  const tags = manifest.nx?.tags ?? [];
  for (const kind of ['scope', 'type']) {
    const count = tags.filter((tag) => tag.startsWith(`${kind}:`)).length;
    if (count !== 1) problems.push(`needs exactly one ${kind}: tag, has ${count}`);
  }
  if (!manifest.name?.startsWith('@jahrring/')) problems.push('its name does not start with @jahrring/');
  if (manifest.private !== true) problems.push('is not private');
  if (manifest.dependencies !== undefined || manifest.devDependencies !== undefined) {
    problems.push('declares dependencies; they live in the root package.json');
  }
  return problems;
}
