import { chmodSync, closeSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ownFolder = 0o700;
const ownFile = 0o600;
/** Databases with what stands beside them (`-wal`, `-shm`, `-journal`), and the installation's secret. */
const dataFile = /(\.sqlite(-\w+)?|^secret)$/;
const dataFolders = new Set(['files', 'mail']);

/** Makes the data folder, and takes the rights of everybody but its owner from it and from what is in it already. */
export function keepDataPrivate(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: ownFolder });
  restrict(dataDir, ownFolder);
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
    const path = join(dataDir, entry.name);
    if (entry.isFile() && dataFile.test(entry.name)) restrict(path, ownFile);
    if (entry.isDirectory() && dataFolders.has(entry.name)) restrict(path, ownFolder);
  }
}

/** Makes a database's file for its owner alone, before SQLite would for everybody; `-wal` and `-shm` follow it. */
export function createPrivateFile(path: string): void {
  closeSync(openSync(path, 'a', ownFile));
}

function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    // Another user's, lent to us by the operator; or another process has just removed it.
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EPERM' && code !== 'ENOENT') throw error;
  }
}
