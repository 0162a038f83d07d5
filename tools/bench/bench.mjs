/**
 * `npm run bench`: processor time of each tool's list, detail and creation; lists 50 addresses and creates time entries at 1 and 16 connections, on MariaDB, against a bare
 * Fastify + mysql2 handler that runs the very statements the product was seen to run. Rounds of both sides alternate.
 * So are drafts of bills. Then what PDFs take and what they leave to a list beside them, overviews of the team among a
 * million entries, debtors among a hundred thousand open items, evaluations of a year among a million lines, timber among a million stems, what the built files weigh, what a cold start transfers and how
 * quickly pages follow each other. `npm run bench -- tools` measures the first alone, `-- time` overviews of the team and a busy hour, `-- debtors` those of debtors, `-- evaluations` those of evaluations, `-- planning` those of planning, `-- timber` those of timber, `-- start` how the host starts and rests, `-- pages` what pages transfer and how quickly they follow each other. BENCH_ROUNDS (3) · BENCH_SECONDS (3) · BENCH_MANY (1)
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createConnection } from 'mysql2/promise';
import { ensureBuilt } from '../start/src/setup/build.mjs';
import { runClearly } from '../start/src/setup/clear-error.mjs';
import { say } from '../start/src/setup/progress.mjs';
import { startEmbeddedHost } from '../test/src/embedded-host.mjs';
import { startMariaDb } from '../test/src/mariadb.mjs';
import { copyTables, untilDelivered } from './src/bare-tables.mjs';
import { measureBusyHour } from './src/busy-hour.mjs';
import { closedLoop } from './src/closed-loop.mjs';
import { measureDebtors } from './src/debtors.mjs';
import { demoPassword } from './src/demo.mjs';
import { prepareDrafts } from './src/drafts.mjs';
import { measureEvaluations } from './src/evaluations.mjs';
import { measureStart } from './src/host-start.mjs';
import { measureOverviews } from './src/overview.mjs';
import { measurePaper, measurePapersBeside } from './src/papers.mjs';
import { Person } from './src/person.mjs';
import { measurePlanning } from './src/planning.mjs';
import { measureTools } from './src/processor-table.mjs';
import { reportLines, tableHead } from './src/report.mjs';
import { bareName, prepareScenario, requestsOf } from './src/scenario.mjs';
import { measureTimber } from './src/timber.mjs';
import { tidyExit } from './src/tidy-exit.mjs';
import { measurePages, printWeight } from './src/weight.mjs';

const root = path.resolve(fileURLToPath(import.meta.url), '../../..');
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
/** A million entries take a minute to write. */
const manyToo = process.env.BENCH_MANY !== '0';
const prefix = 'jahrring_bench_';
const toolsAlone = process.argv[2] === 'tools';
const timeAlone = process.argv[2] === 'time';
const debtorsAlone = process.argv[2] === 'debtors';
const evaluationsAlone = process.argv[2] === 'evaluations';
const planningAlone = process.argv[2] === 'planning';
const timberAlone = process.argv[2] === 'timber';
const startAlone = process.argv[2] === 'start';
const pagesAlone = process.argv[2] === 'pages';

async function startBare(message) {
  const child = fork(path.join(root, 'tools/bench/bare-server.mjs'));
  child.send(message);
  const [{ port }] = await once(child, 'message');
  return { base: `http://127.0.0.1:${port}`, pid: child.pid, stop: () => child.disconnect() };
}

async function measure({ name, connections, servers, requests, between }) {
  const run = (side, duration) => {
    const { base, pid } = servers[side];
    return closedLoop({ base, pid, connections, seconds: duration, next: requests[name][side] });
  };
  for (const side of ['product', 'bare']) await run(side, 2);
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
  return reportLines(name, connections, results);
}

async function measureAll({ scenario, servers, between }) {
  const requests = requestsOf(scenario);
  const lines = [tableHead];
  for (const name of ['list', 'create']) {
    for (const connections of [1, 16]) {
      say(`${name}, ${connections} connections`);
      lines.push(...(await measure({ name, connections, servers, requests, between })));
    }
  }
  return lines;
}

/** Drafts of bills against the bare handler, then what PDFs take and what they leave to others. */
async function measureDocuments({ host, database, connection, list, listCopy }) {
  const person = await new Person(host.url).signIn('admin@demo.test', demoPassword);
  const drafts = await prepareDrafts({ connection, prefix, person });
  const copy = bareName(drafts.database);
  await copyTables(connection, drafts.database, copy);
  const databases = { list: listCopy, create: copy };
  const bare = await startBare({ url: database.url, databases, list, creates: drafts.creates });
  const servers = { product: { base: host.url, pid: host.child.pid }, bare };
  const requests = { draft: drafts.requests };
  const between = async () => {
    await untilDelivered(connection, drafts.database);
    await drafts.remove();
  };
  const lines = [];
  for (const connections of [1, 16]) {
    say(`draft, ${connections} connections`);
    lines.push(...(await measure({ name: 'draft', connections, servers, requests, between })));
  }
  bare.stop();
  await drafts.remove();
  say('PDFs');
  const beside = await measurePapersBeside({ host, connection, prefix, person, seconds });
  return [...lines, '', ...(await measurePaper(root)), ...beside];
}

/** Lists and overviews among a million entries, by themselves and while people record. */
async function measureMany({ host, connection }) {
  const calm = await measureOverviews({ host, connection, prefix, seconds, say });
  return [...calm, ...(await measureBusyHour({ host, seconds, say }))];
}

async function bench(database) {
  const host = await startEmbeddedHost(root, process.execPath, {
    DATABASE_URL: database.url,
    DATABASE_PREFIX: prefix,
  });
  const connection = await createConnection(database.url);
  try {
    if (timeAlone) return await measureMany({ host, connection });
    if (debtorsAlone) return await measureDebtors({ host, connection, prefix, seconds, say });
    if (evaluationsAlone) return await measureEvaluations({ host, connection, prefix, seconds, say });
    if (planningAlone) return await measurePlanning({ root, host, connection, prefix, seconds, say });
    if (timberAlone) return await measureTimber({ host, connection, prefix, seconds, say });
    const scenario = await prepareScenario({ base: host.url, connection, prefix });
    const { list, creates, removeEntries } = scenario;
    const databases = {};
    for (const [name, database] of Object.entries(scenario.databases)) {
      await copyTables(connection, database, (databases[name] = bareName(database)));
    }
    const counts = `${list.statements.length} statements a list, ${creates[0].pieces.length} a creation`;
    say(`recorded ${counts}; ${creates.length} kinds of entries`);
    const bare = await startBare({ url: database.url, databases, list, creates });
    const servers = { product: { base: host.url, pid: host.child.pid }, bare };
    const between = async () => {
      await untilDelivered(connection, scenario.databases.create);
      await removeEntries();
    };
    const person = await new Person(host.url).signIn('admin@demo.test', demoPassword);
    const lines = toolsAlone ? [] : [...(await measureAll({ scenario, servers, between })), ''];
    lines.push(...(await measureTools({ person, servers, databasePid: database.pid, rounds, between, say })));
    bare.stop();
    if (toolsAlone) return lines;
    const listCopy = databases.list;
    lines.push('', ...(await measureDocuments({ host, database, connection, list, listCopy })));
    if (manyToo) {
      lines.push('', ...(await measureMany({ host, connection })));
      lines.push('', ...(await measureDebtors({ host, connection, prefix, seconds, say })));
      lines.push('', ...(await measureEvaluations({ host, connection, prefix, seconds, say })));
      lines.push('', ...(await measurePlanning({ root, host, connection, prefix, seconds, say })));
      lines.push('', ...(await measureTimber({ host, connection, prefix, seconds, say })));
    }
    return lines;
  } finally {
    await connection.end();
    await host.stop();
  }
}

await runClearly(async () => {
  await ensureBuilt(root, process.execPath);
  tidyExit();
  if (startAlone) return void process.stdout.write(`\n${(await measureStart(root)).join('\n')}\n`);
  if (pagesAlone) return void process.stdout.write(`\n${(await measurePages(root)).join('\n')}\n`);
  // As in production, each commit reaches the disk.
  const database = await startMariaDb({ options: ['--innodb-flush-log-at-trx-commit=1'] });
  try {
    const lines = await bench(database);
    process.stdout.write(`\n${lines.join('\n')}\n\n`);
  } finally {
    await database.stop();
  }
  if (toolsAlone || timeAlone || debtorsAlone || evaluationsAlone || planningAlone || timberAlone) return;
  say('starting again');
  process.stdout.write(`${(await measureStart(root)).join('\n')}\n\n`);
  printWeight();
  say('pages in a browser');
  process.stdout.write(`\n${(await measurePages(root)).join('\n')}\n`);
});
