import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, readText, shortPath } from './files.mjs';
import { findCycles } from './import-cycles.mjs';

/** Every relative module a file names: type imports as well, a door is for them too. */
const importPattern = /^\s*(?:import|export)\s[^;'"]*?from\s*['"](\.{1,2}\/[^'"]+)['"]/gm;

/** Tests and seeds look behind doors; a worker thread loads only what it needs. */
const exempt = /(\.spec|\.db-spec|\.built-spec|\.seed|\.thread)\.ts$|\/(test|testing|seed|migrations)\//;

/** The folder below `src` a file is in; undefined for files of the service's root. */
function folderOf(source, file) {
  const [folder, ...rest] = path.relative(source, file).split(path.sep);
  return rest.length > 0 && folder !== '..' ? folder : undefined;
}

/**
 * Imports of one service that go past another feature's `index.ts`, and the graph of its features (Map: feature → features).
 * A feature is a folder below `src` that has an `index.ts`.
 */
export function readFeatures(source, files, read) {
  const isFeature = (folder) => folder && files.includes(path.join(source, folder, 'index.ts'));
  const past = [];
  const graph = new Map();
  for (const file of files) {
    const own = folderOf(source, file);
    if (exempt.test(file)) continue;
    for (const [, specifier] of read(file).matchAll(importPattern)) {
      const target = path.resolve(path.dirname(file), specifier);
      const feature = folderOf(source, path.join(target, 'index.ts'));
      if (!isFeature(feature) || feature === own) continue;
      if (target !== path.join(source, feature)) past.push({ file, specifier });
      if (isFeature(own)) graph.set(own, (graph.get(own) ?? new Set()).add(feature));
    }
  }
  return { past, graph };
}

/** Features of a service are reached by their `index.ts` alone, and never through each other in a circle. */
export function checkFeatureDoors(root) {
  const problems = [];
  for (const service of filesBelow(path.join(root, 'services'), (file) =>
    /src\/[\w-]+\.module\.ts$/.test(file),
  )) {
    const source = path.dirname(service);
    if (!existsSync(source)) continue;
    const files = filesBelow(source, (file) => file.endsWith('.ts'));
    const { past, graph } = readFeatures(source, files, readText);
    for (const { file, specifier } of past) {
      problems.push(`${shortPath(root, file)}: '${specifier}' goes past the feature's index.ts`);
    }
    for (const cycle of findCycles(graph)) {
      problems.push(`${shortPath(root, source)}: features in a circle: ${[...cycle, cycle[0]].join(' → ')}`);
    }
  }
  return { problems, notes: [] };
}
