import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, readJson, workspaceRoot } from './workspace.mjs';

const notShipped = /(\.spec\.tsx?$|\.db-spec\.ts$|^e2e\/|\/e2e\/|^README\.md$)/;

/**
 * A tool's release version: `package.json` version plus eight hex digits of everything that goes into the build, so
 * that a folder once published never gets other content. Shared modules are not part of it: they come from the shell.
 */
export function toolVersion(id, folder) {
  const hash = createHash('sha256');
  for (const file of inputsOf(id, folder)) {
    hash.update(path.relative(workspaceRoot, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return `${readJson(path.join(folder, 'package.json')).version}-${hash.digest('hex').slice(0, 8)}`;
}

function inputsOf(id, folder) {
  const shipped = (file) => !notShipped.test(file);
  return [
    ...filesBelow(path.join(folder, 'src'), shipped),
    path.join(folder, 'package.json'),
    ...filesBelow(path.join(workspaceRoot, 'libs/contracts/common/src'), shipped),
    ...filesBelow(path.join(workspaceRoot, 'libs/contracts', id, 'src'), shipped),
    ...filesBelow(path.join(workspaceRoot, 'tools/build'), (file) => file.endsWith('.mjs')),
    path.join(workspaceRoot, 'package-lock.json'),
  ];
}

/** The name of a release's global variable and webpack runtime: `time_0_1_0_1a2b3c4d`. */
export function globalName(id, version) {
  return `${id}_${version}`.replace(/\W/g, '_');
}
