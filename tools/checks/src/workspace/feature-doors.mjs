import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, readText, shortPath } from './files.mjs';
import { findCycles } from './import-cycles.mjs';

/** Every relative module a file names: type imports as well, a door is for them too. */
const importPattern = /^\s*(?:import|export)\s[^;'"]*?from\s*['"](\.{1,2}\/[^'"]+)['"]/gm;

/** Tests and seeds look behind doors; a worker thread loads only what it needs. */
const exempt = /(\.spec|\.db-spec|\.built-spec|\.seed|\.thread)\.ts$|\/(test|testing|seed|migrations)\//;

const providerPattern = /^@(?:Injectable|Catch|Controller|ToolController)\(/m;

/** The folder below `src` a file is in; undefined for files of the service's root. */
function folderOf(source, file) {
  const [folder, ...rest] = path.relative(source, file).split(path.sep);
  return rest.length > 0 && folder !== '..' ? folder : undefined;
}

/**
 * Imports of one service that go past another feature's `index.ts` or into the service's root, and the graph of its features
 * (Map: feature → features). A feature is a folder below `src` that has an `index.ts`.
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
      if (own && (path.dirname(target) === source || target === source) && !isFeature(feature))
        past.push({ file, specifier });
      if (!isFeature(feature) || feature === own) continue;
      if (target !== path.join(source, feature)) past.push({ file, specifier });
      if (isFeature(own)) graph.set(own, (graph.get(own) ?? new Set()).add(feature));
    }
  }
  return { past, graph };
}

/** Folders of one service that lack what makes them a feature: `index.ts`, and a module where they have providers. */
export function findOpenFolders(source, files, read) {
  const missing = [];
  const inFolders = Map.groupBy(
    files.filter((file) => !exempt.test(file)),
    (file) => folderOf(source, file),
  );
  for (const [folder, own] of inFolders) {
    if (folder === undefined) {
      for (const file of own.filter((file) => providerPattern.test(read(file))))
        missing.push({ file, lacks: 'a feature: providers and controllers stand in a folder' });
      continue;
    }
    if (!own.includes(path.join(source, folder, 'index.ts')))
      missing.push({ file: path.join(source, folder), lacks: 'index.ts' });
    const isModule = (file) =>
      path.dirname(file) === path.join(source, folder) && file.endsWith('.module.ts');
    if (!own.some(isModule) && own.some((file) => providerPattern.test(read(file))))
      missing.push({ file: path.join(source, folder), lacks: 'a module for its providers' });
  }
  return missing;
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
    for (const { file, lacks } of findOpenFolders(source, files, readText)) {
      problems.push(`${shortPath(root, file)} lacks ${lacks}`);
    }
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
