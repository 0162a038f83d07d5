import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
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
