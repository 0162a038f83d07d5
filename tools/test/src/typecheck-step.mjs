import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runProcess } from '../../start/src/setup/run-process.mjs';

/**
 * Type-checks every project that has a tsconfig.json. Those with the same options are one program: the libraries, which each
 * of them imports as source, are read and checked once instead of once a project.
 */
export async function typecheck({ root, node }, projects) {
  const configs = projects.map(({ folder }) => folder).filter((folder) => existsSync(configOf(root, folder)));
  const compiler = path.join(root, 'node_modules/@typescript/native/bin/tsc');
  const within = path.join(root, 'dist');
  mkdirSync(within, { recursive: true });
  const folder = mkdtempSync(path.join(within, 'types-'));
  const failed = new Set();
  try {
    for (const [index, program] of sameOptions(root, configs).entries()) {
      const config = path.join(folder, `${index}.json`);
      writeFileSync(config, JSON.stringify(program.config));
      const args = [compiler, '-p', config, '--noEmit', '--pretty', 'false'];
      const { code, output } = await runProcess(node, args, { cwd: root });
      if (code === 0) continue;
      for (const project of projectsWithErrors(program.folders, output)) failed.add(project);
      process.stdout.write(`${program.folders.join(', ')}\n${output}\n`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { passed: configs.length - failed.size, failed: failed.size };
}

const configOf = (root, folder) => path.join(root, folder, 'tsconfig.json');

/** One program, `{ folders, config }`, for all projects whose configurations differ in nothing but their files. */
function sameOptions(root, folders) {
  const programs = new Map();
  for (const folder of folders) {
    const {
      extends: base,
      include,
      exclude = [],
      ...own
    } = JSON.parse(readFileSync(configOf(root, folder), 'utf8'));
    const inRoot = (file) => path.join(root, folder, file);
    const key = JSON.stringify([
      base && inRoot(base),
      { ...own.compilerOptions, types: own.compilerOptions.types?.toSorted() },
    ]);
    const program = programs.get(key) ?? {
      folders: [],
      config: { extends: inRoot(base), ...own, include: [], exclude: [] },
    };
    programs.set(key, program);
    program.folders.push(folder);
    program.config.include.push(...include.map(inRoot));
    program.config.exclude.push(...exclude.map(inRoot));
  }
  return [...programs.values()];
}

/** Projects of a program that the compiler's messages are about; all of them where it names no file of theirs. */
export function projectsWithErrors(folders, output) {
  const files = [...output.matchAll(/^([^\s(]+)\(\d+,\d+\): error /gm)].map(([, file]) => file);
  const found = folders.filter((folder) => files.some((file) => file.startsWith(`${folder}/`)));
  return found.length > 0 ? found : folders;
}
