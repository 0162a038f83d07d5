import path from 'node:path';
import ts from 'typescript';
import { filesBelow, projectFolders, readText, shortPath } from './files.mjs';

/** A class that needs more has more than one job: it is split, or what goes together becomes a service with a job of its own. */
const mostDependencies = 10;

/** Classes of a source whose constructor takes more parameters than it may, with how many it takes. */
export function wideConstructors(text, most = mostDependencies) {
  const found = [];
  const visit = (node) => {
    if (ts.isConstructorDeclaration(node) && node.parameters.length > most) {
      found.push({ name: node.parent.name?.text ?? 'a class without a name', count: node.parameters.length });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true));
  return found;
}

/** No class of a service or of the service kit is given more than ten dependencies. */
export function checkConstructors(root) {
  const sources = [
    ...projectFolders(root, 'services').map((folder) => path.join(folder, 'src')),
    path.join(root, 'libs/service-kit/src'),
  ];
  const isSource = (file) => file.endsWith('.ts') && !file.endsWith('spec.ts');
  const problems = sources.flatMap((folder) =>
    filesBelow(folder, isSource).flatMap((file) => {
      const text = readText(file);
      if (!text.includes('constructor(')) return [];
      return wideConstructors(text).map(
        ({ name, count }) =>
          `${shortPath(root, file)}: ${name} is given ${count} dependencies, more than ${mostDependencies}`,
      );
    }),
  );
  return { problems, notes: [] };
}
