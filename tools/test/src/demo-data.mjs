import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A data folder with the demo data of today, which the hosts of the tests begin with: writing them takes most of a minute,
 * copying them a second. A run of everything uses those its own build wrote; a run of some projects also those of an earlier
 * build with the same seeds and schema, which is what an updated installation finds in its database.
 */
const folderIn = (root) => path.join(root, 'dist/demo-data');
const labelIn = (root) => path.join(root, 'dist/demo-data.json');
const hostIn = (root) => path.join(root, 'dist/embedded/main.mjs');

/** Matches the files (relative to the workspace) that say which records the demo has, and how their tables look. */
const seedFile = /^libs\/demo\/src\/|^services\/.*(\.seed\.ts|\.entity\.ts|\/seed\/.*|\/migrations\/.*)$/;

/** Returns a digest over the names and contents of the seeds, entities and migrations. */
function seedsDigest(root) {
  const digest = createHash('sha256');
  for (const folder of ['libs/demo', 'services']) {
    const files = readdirSync(path.join(root, folder), { recursive: true }).map((file) =>
      path.posix.join(folder, file.split(path.sep).join('/')),
    );
    for (const file of files.filter((name) => seedFile.test(name) && path.extname(name) !== '').sort()) {
      digest.update(`${file}\n`).update(readFileSync(path.join(root, file)));
    }
  }
  return digest.digest('hex');
}

/** Returns `{ host, seeds, day }`: digests of the built host and of the seeds, and today in UTC. */
function currentLabel(root) {
  const host = createHash('sha256').update(readFileSync(hostIn(root)));
  return { host: host.digest('hex'), seeds: seedsDigest(root), day: new Date().toISOString().slice(0, 10) };
}

/** Returns whether data are there that fit; `sameBuild`: written by the host that is built now. */
function areThere(root, { sameBuild }) {
  if (!existsSync(labelIn(root)) || !existsSync(hostIn(root))) return false;
  const kept = JSON.parse(readFileSync(labelIn(root), 'utf8'));
  const { host, seeds, day } = currentLabel(root);
  return kept.day === day && kept.seeds === seeds && (!sameBuild || kept.host === host);
}

/** Makes the folder with `write(folder)`, unless data that fit are there. Returns whether it made it. */
export async function keepDemoData(root, write, { sameBuild = true } = {}) {
  if (areThere(root, { sameBuild })) return false;
  rmSync(labelIn(root), { force: true });
  rmSync(folderIn(root), { recursive: true, force: true });
  mkdirSync(folderIn(root), { recursive: true });
  await write(folderIn(root));
  writeFileSync(labelIn(root), JSON.stringify(currentLabel(root)));
  return true;
}

/** Returns the folder of the demo data, or undefined where there are none that fit. */
export function writtenDemoData(root) {
  return areThere(root, { sameBuild: false }) ? folderIn(root) : undefined;
}

/** Gives an empty data folder the demo data, where there are some that fit; a host that begins without writes its own. */
export function copyDemoData(root, dataDir) {
  const folder = writtenDemoData(root);
  if (folder) cpSync(folder, dataDir, { recursive: true });
}
