import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectFolders, readText, shortPath } from '../workspace/files.mjs';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Every project of the workspace; entries are those beside the main one. */
export const projects = projectFolders(root, 'apps', 'libs', 'libs/contracts', 'services', 'tools').flatMap(
  (folder) => {
    const manifest = path.join(folder, 'package.json');
    if (!existsSync(manifest)) return [];
    const { name, nx, exports = {} } = JSON.parse(readText(manifest));
    const inFolder = (file) => path.posix.join(shortPath(root, folder), file);
    const entries = Object.entries(exports).filter(([entry]) => entry !== '.');
    return [
      {
        folder: inFolder('/'),
        name,
        tags: nx?.tags ?? [],
        entries: entries.map(([, file]) => inFolder(file)),
      },
    ];
  },
);
const byName = new Map(projects.map((project) => [project.name, project]));
const nameOf = (specifier) => specifier.split('/').slice(0, 2).join('/');

const isPath = (specifier) => /^(\.|\/|(apps|libs|services|tools)\/)/.test(specifier);

/** Tells which of the constraints does not let one project depend on another; undefined if all of them do. */
export function refusal(constraints, from, to) {
  const sourceTags = ({ allSourceTags, sourceTag }) => allSourceTags ?? [sourceTag];
  const own = constraints.filter((constraint) =>
    sourceTags(constraint).every((tag) => from.tags.includes(tag)),
  );
  if (own.length === 0) return `No constraint lets "${from.name}" depend on others.`;
  const broken = own.find(({ onlyDependOnLibsWithTags }) =>
    onlyDependOnLibsWithTags.every((tag) => !to.tags.includes(tag)),
  );
  if (!broken) return undefined;
  return `${sourceTags(broken).join(' and ')} depends only on ${broken.onlyDependOnLibsWithTags.join(', ')}.`;
}

/**
 * Tells what is wrong with an import of a file of a project; undefined if nothing is. Users bundle
 * an entry beside the main one, so it takes what they share with the project by the name of the project.
 */
function problemOf(own, file, specifier, { depConstraints, ownName, isLazy }) {
  if (isPath(specifier)) {
    const target = specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : '';
    if (`${target}/`.startsWith(own.folder)) return undefined;
    return 'What is not of the project is imported by its name, not by a path.';
  }
  const target = byName.get(nameOf(specifier));
  if (!target) return undefined;
  if (target === own) {
    if (ownName || own.entries.includes(file)) return undefined;
    return 'Import the file of the own project by its path.';
  }
  if (isLazy && specifier === target.name)
    return 'Load an entry of its own later, not what others import as well.';
  return refusal(depConstraints, own, target);
}

export const boundaries = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object' }],
    docs: { description: 'Projects import what the tags of both allow, by its name.' },
  },
  create(context) {
    const file = shortPath(context.cwd, context.filename);
    const own = projects.find(({ folder }) => file.startsWith(folder));
    if (!own) return {};
    const [options] = context.options;
    const check = (node, literal, isLazy) => {
      if (typeof literal?.value !== 'string') return;
      const message = problemOf(own, file, literal.value, { ...options, isLazy });
      if (message) context.report({ node, message });
    };
    const ofStatement = (node) => check(node, node.source, false);
    return {
      ImportDeclaration: ofStatement,
      ExportAllDeclaration: ofStatement,
      ExportNamedDeclaration: ofStatement,
      TSImportType: ofStatement,
      ImportExpression: (node) => check(node, node.source, true),
      'CallExpression[callee.object.name="require"]': (node) => check(node, node.arguments[0], false),
    };
  },
};
