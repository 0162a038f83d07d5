import { fileURLToPath } from 'node:url';
import { killAddresses } from '../src/kill-addresses.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const databaseUrl = process.env['TEST_MYSQL_URL'];
const databases: [string, string | undefined][] = [['SQLite', undefined]];
if (databaseUrl) databases.push(['MariaDB', databaseUrl]);

/** Three times here; `npm run production -- test` kills twenty times. */
const times = 3;
const readyWithin = 5_000;

describe.each(databases)('a service that is killed with -9 while people write, on %s', (_name, url) => {
  it('loses nothing it has acknowledged, does nothing twice, and is back within five seconds', async () => {
    const found = await killAddresses({ root, node: process.execPath, times, databaseUrl: url });
    expect(found).toMatchObject({ lost: [], doubled: [], untold: [], toldTwice: [] });
    expect(found.acknowledged).toBeGreaterThan(times);
    expect(Math.max(...found.readyAfter)).toBeLessThan(readyWithin);
  }, 120_000);
});
