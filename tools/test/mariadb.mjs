/** `node tools/test/mariadb.mjs`: a private MariaDB until Ctrl-C; prints TEST_MYSQL_URL=…. */
import { runClearly } from '../start/src/setup/clear-error.mjs';
import { startMariaDb } from './src/mariadb.mjs';

await runClearly(async () => {
  const { url, stop } = await startMariaDb();
  process.stdout.write(`TEST_MYSQL_URL=${url}\n`);
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve);
  });
  await stop();
});
