import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writePrograms } from '../../checks/src/programs.mjs';
import { runProcess } from '../../start/src/setup/run-process.mjs';

/**
 * Type-checks every project that has a tsconfig.json. Those with the same options are one program: the libraries, which each
 * of them imports as source, are read and checked once instead of once a project.
 */
export async function typecheck({ root, node }, projects) {
  const configs = projects
    .map(({ folder }) => folder)
    .filter((folder) => existsSync(path.join(root, folder, 'tsconfig.json')));
  const compiler = path.join(root, 'node_modules/@typescript/native/bin/tsc');
  const { folder, programs } = writePrograms(root, configs);
  const failed = new Set();
  try {
    for (const { config, folders } of programs) {
      const args = [compiler, '-p', config, '--noEmit', '--pretty', 'false'];
      const { code, output } = await runProcess(node, args, { cwd: root });
      if (code === 0) continue;
      for (const project of projectsWithErrors(folders, output)) failed.add(project);
      process.stdout.write(`${folders.join(', ')}\n${output}\n`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { passed: configs.length - failed.size, failed: failed.size };
}

/** Projects of a program that the compiler's messages are about; all of them where it names no file of theirs. */
export function projectsWithErrors(folders, output) {
  const files = [...output.matchAll(/^([^\s(]+)\(\d+,\d+\): error /gm)].map(([, file]) => file);
  const found = folders.filter((folder) => files.some((file) => file.startsWith(`${folder}/`)));
  return found.length > 0 ? found : folders;
}
