import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A data folder with the demo data of today, which the hosts of the tests begin with: writing them takes most of a minute,
 * copying them a second. It is of one build and one day, and not used for another.
 */
const folderIn = (root) => path.join(root, 'dist/demo-data');
const labelIn = (root) => path.join(root, 'dist/demo-data.json');

function label(root) {
  const host = createHash('sha256').update(readFileSync(path.join(root, 'dist/embedded/main.mjs')));
  return JSON.stringify({ host: host.digest('hex'), day: new Date().toISOString().slice(0, 10) });
}

const areThere = (root) => existsSync(labelIn(root)) && readFileSync(labelIn(root), 'utf8') === label(root);

/** Makes the folder with `write(folder)`, unless it is there from the same build and day. Returns whether it made it. */
export async function keepDemoData(root, write) {
  if (areThere(root)) return false;
  rmSync(labelIn(root), { force: true });
  rmSync(folderIn(root), { recursive: true, force: true });
  mkdirSync(folderIn(root), { recursive: true });
  await write(folderIn(root));
  writeFileSync(labelIn(root), label(root));
  return true;
}

/** Gives an empty data folder the demo data, where there are some that fit; a host that begins without writes its own. */
export function copyDemoData(root, dataDir) {
  if (!areThere(root)) return;
  cpSync(folderIn(root), dataDir, { recursive: true });
}
