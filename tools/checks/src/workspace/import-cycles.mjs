import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, readText, shortPath } from './files.mjs';

const importPattern = /^\s*(?:import|export)\s[^;'"]*?from\s*['"](\.{1,2}\/[^'"]+)['"]/gm;
const sideEffectPattern = /^\s*import\s+['"](\.{1,2}\/[^'"]+)['"]/gm;
const laterPattern = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?['"](\.{1,2}\/[^'"]+)['"]/g;

/** Relative modules that a file names: for their types alone and those loaded later as well. */
export function relativeImports(text) {
  return [importPattern, sideEffectPattern, laterPattern].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => match[1]),
  );
}

function resolveModule(file, specifier) {
  const target = path.resolve(path.dirname(file), specifier);
  const candidates = [
    target,
    `${target}.ts`,
    `${target}.tsx`,
    `${target}.mjs`,
    path.join(target, 'index.ts'),
  ];
  return candidates.find((candidate) => /\.(ts|tsx|mjs)$/.test(candidate) && existsSync(candidate));
}

/** Cycles of a graph (Map: node → nodes), each once, as the list of nodes on it. */
export function findCycles(graph) {
  const state = new Map();
  const stack = [];
  const cycles = [];
  const visit = (node) => {
    state.set(node, 'open');
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (state.get(next) === 'open') cycles.push(stack.slice(stack.indexOf(next)));
      else if (!state.has(next)) visit(next);
    }
    stack.pop();
    state.set(node, 'done');
  };
  for (const node of graph.keys()) if (!state.has(node)) visit(node);
  return cycles;
}

/** No file imports itself through others. */
export function checkImportCycles(root) {
  const files = ['apps', 'libs', 'services', 'tools'].flatMap((folder) =>
    filesBelow(path.join(root, folder), (file) => /\.(ts|tsx|mjs)$/.test(file)),
  );
  const graph = new Map(
    files.map((file) => [
      file,
      relativeImports(readText(file))
        .map((specifier) => resolveModule(file, specifier))
        .filter((target) => target !== undefined),
    ]),
  );
  const problems = findCycles(graph).map(
    (cycle) => `import cycle: ${[...cycle, cycle[0]].map((file) => shortPath(root, file)).join(' → ')}`,
  );
  return { problems, notes: [] };
}
