import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Every temporary folder of this process and its children lies in one that goes with it, also on Ctrl-C. The children
 * end themselves when this process is gone: their channel closes.
 */
export function tidyExit() {
  const folder = mkdtempSync(path.join(tmpdir(), 'jahrring-bench-'));
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  process.once('exit', () =>
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
  );
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])
    process.once(signal, () => process.exit(code));
}
