import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Releases kept beside the newest one, to fall back to. */
const keptBefore = 2;

/** Removes all but the newest releases of a tool; unfinished folders go too. */
export function pruneReleases(toolFolder, current) {
  const releases = readdirSync(toolFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== current)
    .map((entry) => path.join(toolFolder, entry.name));
  const complete = releases.filter((folder) => existsSync(path.join(folder, 'descriptor.json')));
  complete.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  const kept = new Set(complete.slice(0, keptBefore));
  for (const folder of releases) {
    if (!kept.has(folder)) rmSync(folder, { recursive: true, force: true });
  }
}
