import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ClearError } from '../../start/src/setup/clear-error.mjs';

export const workspaceRoot = path.resolve(fileURLToPath(import.meta.url), '../../../..');
export const distRoot = path.join(workspaceRoot, 'dist');
export const locales = ['bo', 'de', 'en', 'fr', 'it', 'ro'];

/** Reads a JSON file; a missing one is `undefined`, a broken one names itself. */
export function readJson(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${path.relative(workspaceRoot, file)}: ${error.message}`, { cause: error });
  }
}

/** Every file below a folder, sorted, as absolute paths; `keep` decides by the path relative to the folder. */
export function filesBelow(folder, keep = () => true) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => keep(path.relative(folder, file)))
    .sort();
}

/** Turns `time`, `apps/time` or `@jahrring/app-time` into the project's folder. */
export function projectFolder(argument, kind) {
  const prefix = kind === 'apps' ? '@jahrring/app-' : '@jahrring/service-';
  const name = (argument ?? '')
    .replace(prefix, '')
    .replace(new RegExp(`^${kind}/`), '')
    .replace(/\/$/, '');
  const folder = path.join(workspaceRoot, kind, name);
  if (name === '' || !existsSync(path.join(folder, 'package.json'))) {
    throw new ClearError(`There is no project "${argument ?? ''}" in ${kind}/.`);
  }
  return { id: name, folder };
}

/** Runs a command-line build and ends with one clear sentence when it fails. */
export async function runCommand(run) {
  try {
    await run();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
