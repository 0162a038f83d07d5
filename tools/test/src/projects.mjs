import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ClearError } from '../../start/src/setup/clear-error.mjs';

const parents = ['apps', 'libs', 'libs/contracts', 'services', 'tools'];

/** Every workspace project: `{ name, folder }`, the folder relative to the root. */
export function allProjects(root) {
  return parents.flatMap((parent) => {
    const folder = path.join(root, parent);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .map((name) => `${parent}/${name}`)
      .filter((candidate) => existsSync(path.join(root, candidate, 'package.json')))
      .map((candidate) => {
        const { name } = JSON.parse(readFileSync(path.join(root, candidate, 'package.json'), 'utf8'));
        return { name, folder: candidate };
      });
  });
}

/** `addresses` means its contract, service and app; a folder, a package name or a lib's name means that one. */
export function selectProjects(projects, wanted) {
  const selected = new Set();
  for (const argument of wanted) {
    const name = argument.replace(/^\.\//, '').replace(/\/$/, '');
    const found = projects.filter(
      (project) =>
        project.folder === name || project.name === name || path.posix.basename(project.folder) === name,
    );
    if (found.length === 0) {
      const names = [...new Set(projects.map(({ folder }) => path.posix.basename(folder)))].sort().join(', ');
      throw new ClearError(`There is no project "${argument}"; there are: ${names}.`);
    }
    for (const project of found) selected.add(project);
  }
  return projects.filter((project) => selected.has(project));
}

/** Folder of the project that a file (relative to the root) belongs to; its first folder where there is none. */
export function projectOfFile(projects, file) {
  const owners = projects.map(({ folder }) => folder).filter((folder) => file.startsWith(`${folder}/`));
  return owners.sort((left, right) => right.length - left.length)[0] ?? file.split('/')[0];
}
