import { cpSync } from 'node:fs';

/**
 * Gives an empty data folder the demo data (SQLite) that the run has written for its hosts, in the folder `TEST_DEMO_DATA`
 * names; without it the installation writes its own, which takes most of a minute.
 */
export function copyWrittenDemo(dataDir: string): void {
  const written = process.env['TEST_DEMO_DATA'];
  if (written) cpSync(written, dataDir, { recursive: true });
}
