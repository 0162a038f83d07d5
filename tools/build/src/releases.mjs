import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Builds kept beside the newest one: open pages use them, and the shell falls back to them. */
const keptBefore = 4;

/** `0.1.0-1a2b3c4d`: a build of this workspace. What was published under a plain version belongs to the registry. */
const isBuild = (name) => /-[0-9a-f]{8}$/.test(name);

/** Removes all but the five newest builds of a tool; unfinished folders go too, releases stay. */
export function pruneReleases(toolFolder, current) {
  const builds = readdirSync(toolFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isBuild(entry.name) && entry.name !== current)
    .map((entry) => path.join(toolFolder, entry.name));
  const complete = builds.filter((folder) => existsSync(path.join(folder, 'descriptor.json')));
  complete.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  const kept = new Set(complete.slice(0, keptBefore));
  for (const folder of builds) {
    if (!kept.has(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Puts a copy of a complete release into `<toolFolder>/<version>` and makes it the latest; one that is there stays. Copied
 * aside and renamed, so that a folder is complete or not there. Answers whether it is new.
 */
export function copyRelease({ tool, version, from, toolFolder }) {
  const target = path.join(toolFolder, version);
  const isNew = !existsSync(path.join(target, 'descriptor.json'));
  if (isNew) {
    const aside = path.join(toolFolder, `.${version}-${process.pid}`);
    mkdirSync(toolFolder, { recursive: true });
    cpSync(from, aside, { recursive: true, preserveTimestamps: true });
    rmSync(target, { recursive: true, force: true });
    renameSync(aside, target);
  }
  nameLatest(tool, version, toolFolder);
  return isNew;
}

/** `latest.json` makes a version stable at the next start. */
export function nameLatest(tool, version, toolFolder) {
  writeFileSync(path.join(toolFolder, 'latest.json'), `${JSON.stringify({ id: tool, version })}\n`);
}
