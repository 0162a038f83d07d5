import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const systemFolders = [
  '/usr/local/sbin',
  '/usr/local/bin',
  '/usr/sbin',
  '/usr/bin',
  '/usr/libexec',
  '/sbin',
  '/bin',
];

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of these programs on PATH or in the system's folders (daemons are often not on PATH). */
export function findProgram(...names) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...systemFolders];
  for (const name of names) {
    if (path.isAbsolute(name)) {
      if (isExecutable(name)) return name;
      continue;
    }
    const found = folders.map((folder) => path.join(folder, name)).find(isExecutable);
    if (found !== undefined) return found;
  }
  return undefined;
}
