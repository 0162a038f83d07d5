/**
 * `npm run bench`: lists 50 addresses and creates time entries at 1 and 16 connections, on MariaDB, against a bare
 * Fastify + mysql2 handler that runs the very statements the product was seen to run. Rounds of both sides alternate.
 * BENCH_ROUNDS (5) · BENCH_SECONDS (3) · TEST_MYSQL_URL (default: a private MariaDB)
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createConnection } from 'mysql2/promise';
import { printShellReport } from '../build/src/size-report.mjs';
import { readJson } from '../build/src/workspace.mjs';
import { ensureBuilt } from '../start/src/setup/build.mjs';
import { runClearly } from '../start/src/setup/clear-error.mjs';
import { say } from '../start/src/setup/progress.mjs';
import { startEmbeddedHost } from '../test/src/embedded-host.mjs';
import { startMariaDb } from '../test/src/mariadb.mjs';
import { closedLoop } from './src/closed-loop.mjs';
import { reportLine } from './src/report.mjs';
import { prepareScenario, requestsOf } from './src/scenario.mjs';

const root = path.resolve(fileURLToPath(import.meta.url), '../../..');
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const prefix = 'jahrring_bench_';

async function startBare(message) {
  const child = fork(path.join(root, 'tools/bench/bare-server.mjs'));
  child.send(message);
  const [{ port }] = await once(child, 'message');
  return { base: `http://127.0.0.1:${port}`, stop: () => child.disconnect() };
}

async function measure({ name, connections, bases, requests, between }) {
  const run = (side, duration) =>
    closedLoop({ base: bases[side], connections, seconds: duration, next: requests[name][side] });
  for (const side of ['product', 'bare']) await run(side, 1);
  const results = [];
  for (let round = 0; round < rounds; round += 1) {
    const sides = round % 2 === 0 ? ['product', 'bare'] : ['bare', 'product'];
    const result = {};
    for (const side of sides) {
      await between();
      result[side] = await run(side, seconds);
    }
    results.push(result);
  }
  return reportLine(name, connections, results);
}

async function bench(database) {
  const host = await startEmbeddedHost(root, process.execPath, {
    DATABASE_URL: database.url,
    DATABASE_PREFIX: prefix,
  });
  const connection = await createConnection(database.url);
  try {
    const scenario = await prepareScenario({ base: host.url, connection, prefix });
    const { list, creates, databases, removeEntries } = scenario;
    const counts = `${list.statements.length} statements a list, ${creates[0].pieces.length} a creation`;
    say(`recorded ${counts}; ${creates.length} kinds of entries`);
    const message = { url: database.url, databases, list: list.statements, creates };
    const bare = await startBare(message);
    const bases = { product: host.url, bare: bare.base };
    const requests = requestsOf(scenario);
    const lines = [];
    for (const name of ['list', 'create']) {
      for (const connections of [1, 16]) {
        const line = await measure({ name, connections, bases, requests, between: removeEntries });
        say(line);
        lines.push(line);
      }
    }
    bare.stop();
    return lines;
  } finally {
    await connection.end();
    await host.stop();
  }
}

/** A server that writes each commit to the disk, as one in production does. */
async function openDatabase() {
  if (process.env.TEST_MYSQL_URL) return { url: process.env.TEST_MYSQL_URL, stop: async () => {} };
  return startMariaDb({ options: ['--innodb-flush-log-at-trx-commit=1'] });
}

await runClearly(async () => {
  await ensureBuilt(root, process.execPath);
  const database = await openDatabase();
  try {
    const lines = await bench(database);
    process.stdout.write(`\n${lines.join('\n')}\n\n`);
  } finally {
    await database.stop();
  }
  const shell = readJson(path.join(root, 'dist/shell/build.json'));
  if (shell) printShellReport(shell);
});
