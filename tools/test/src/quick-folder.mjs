import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux' folder in memory. */
const memory = '/dev/shm';
/** The suites fill half a gigabyte for each of the databases. */
const memoryNeeded = 3 * 1024 ** 3;

/** Returns a folder in memory, where there is room for one: the suites make thousands of tables, and each waits for the disk. */
export function quickFolder() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize > memoryNeeded) return memory;
  } catch {
    // Only Linux has one.
  }
  return tmpdir();
}
