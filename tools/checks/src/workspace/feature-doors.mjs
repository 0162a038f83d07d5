import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, readText, shortPath } from './files.mjs';
import { checkFloorData } from './floor-data.mjs';
import { findCycles } from './import-cycles.mjs';

/** Every relative module a file names: type imports as well, a door is for them too. */
const importPattern = /^\s*(?:import|export)\s[^;'"]*?from\s*['"](\.{1,2}\/[^'"]+)['"]/gm;

/** Tests and seeds look behind doors; a worker thread loads only what it needs. */
const exempt = /(\.spec|\.db-spec|\.built-spec|\.seed|\.thread)\.ts$|\/(test|testing|seed|migrations)\//;

const providerPattern = /^@(?:Injectable|Catch|Controller|ToolController)\(/m;

/** The folder below `source` a file is in; undefined for files of the root and for those outside of it. */
function folderOf(source, file) {
  const [folder, ...rest] = path.relative(source, file).split(path.sep);
  return rest.length > 0 && folder !== '..' ? folder : undefined;
}

/**
 * Imports of one service, or of one of its floors, that go past another feature's `index.ts` or into the root, and the graph of
 * its features (Map: feature → features). A feature is a folder below `source` that has an `index.ts`.
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

/** Folders that lack what makes them a feature: `index.ts`, and a module where they have providers of their own. */
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

/** Folders below `source` that are floors: features stand in them. */
export function findFloors(source, files) {
  const floors = new Set();
  for (const file of files) {
    const [floor, feature, name, ...rest] = path.relative(source, file).split(path.sep);
    if (rest.length > 0 || !name?.endsWith('.module.ts') || exempt.test(file)) continue;
    if (files.includes(path.join(source, floor, feature, 'index.ts'))) floors.add(floor);
  }
  return [...floors];
}

function doorProblems(root, source, files) {
  const { past, graph } = readFeatures(source, files, readText);
  return [
    ...findOpenFolders(source, files, readText).map(
      ({ file, lacks }) => `${shortPath(root, file)} lacks ${lacks}`,
    ),
    ...past.map(
      ({ file, specifier }) => `${shortPath(root, file)}: '${specifier}' goes past the feature's index.ts`,
    ),
    ...findCycles(graph).map(
      (cycle) => `${shortPath(root, source)}: features in a circle: ${[...cycle, cycle[0]].join(' → ')}`,
    ),
  ];
}

/**
 * Features of a service are reached by their `index.ts` alone, and never through each other in a circle. Where features stand in
 * floors the same holds for floors, and what is in their tables is theirs.
 */
export function checkFeatureDoors(root) {
  const problems = [];
  for (const service of filesBelow(path.join(root, 'services'), (file) =>
    /services\/[\w-]+\/src\/[\w-]+\.module\.ts$/.test(file),
  )) {
    const source = path.dirname(service);
    if (!existsSync(source)) continue;
    const files = filesBelow(source, (file) => file.endsWith('.ts'));
    problems.push(...doorProblems(root, source, files));
    const floors = findFloors(source, files);
    for (const floor of floors) {
      const inside = path.join(source, floor);
      const own = files.filter((file) => file.startsWith(`${inside}${path.sep}`));
      problems.push(...doorProblems(root, inside, own));
    }
    const checked = files.filter((file) => !exempt.test(file));
    for (const { file, problem } of checkFloorData(source, floors, checked, readText)) {
      problems.push(`${shortPath(root, file)}: ${problem}`);
    }
  }
  return { problems, notes: [] };
}
