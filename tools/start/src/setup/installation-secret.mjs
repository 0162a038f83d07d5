import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ClearError } from './clear-error.mjs';

/** APP_SECRET, else the secret the installation made itself in DATA_DIR. */
export function readSecret(environment = process.env) {
  if (environment.APP_SECRET) return environment.APP_SECRET;
  const file = path.join(environment.DATA_DIR ?? '.data', 'secret');
  if (!existsSync(file))
    throw new ClearError(`There is no APP_SECRET and no ${file}: which installation is meant?`);
  return readFileSync(file, 'utf8').trim();
}
