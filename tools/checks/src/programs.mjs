import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Joins projects whose tsconfig.json differ in nothing but their files into one program each: the libraries, which every one of
 * them imports as source, are read once. Answers the new folder that holds their configurations, and of each the path and its projects.
 */
export function writePrograms(root, folders) {
  const within = path.join(root, 'dist');
  mkdirSync(within, { recursive: true });
  const folder = mkdtempSync(path.join(within, 'programs-'));
  const programs = sameOptions(root, folders).map(({ folders, config: content }, index) => {
    const config = path.join(folder, `${index}.json`);
    writeFileSync(config, JSON.stringify(content));
    return { config, folders };
  });
  return { folder, programs };
}

function sameOptions(root, folders) {
  const programs = new Map();
  for (const folder of folders) {
    const inFolder = (file) => path.join(root, folder, file);
    const {
      extends: base,
      include,
      exclude = [],
      ...own
    } = JSON.parse(readFileSync(inFolder('tsconfig.json'), 'utf8'));
    const options = { ...own.compilerOptions, types: own.compilerOptions.types?.toSorted() };
    const key = JSON.stringify([inFolder(base), options]);
    const program = programs.get(key) ?? {
      folders: [],
      config: { extends: inFolder(base), ...own, include: [], exclude: [] },
    };
    programs.set(key, program);
    program.folders.push(folder);
    program.config.include.push(...include.map(inFolder));
    program.config.exclude.push(...exclude.map(inFolder));
  }
  return [...programs.values()];
}
