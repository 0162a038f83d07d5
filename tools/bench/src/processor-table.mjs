import { randomUUID } from 'node:crypto';
import { closedLoop, wrongLines } from './closed-loop.mjs';
import { processorTime } from './processor-time.mjs';
import { median } from './report.mjs';
import { toolRequests } from './tool-requests.mjs';

/** Times the processor time of the bare list that each may take. */
const aims = { list: 2, detail: 2.5, create: 4 };
const widths = [9, 16, 8, 11, 8, 7, 10, 8];
const toLine = (cells) =>
  cells
    .map((cell, index) => (index < 2 ? cell.padEnd(widths[index]) : cell.padStart(widths[index])))
    .join(' ');
/** Before the first round, so that every target runs compiled. */
const warming = 300;
/** Processor time of both processes in a second, beneath which what they had to catch up with is done. */
const calmMilliseconds = 60;
/** So many such seconds one after the other: on a busy machine a single one may just have had no turn. */
const calmSeconds = 3;
const longestWait = 90;
const measures = [
  { kind: 'list', connections: 1, requests: 200 },
  { kind: 'detail', connections: 1, requests: 100 },
  { kind: 'create', connections: 1, requests: 40 },
  { kind: 'create', connections: 16, requests: 160 },
];
/** Processor time is counted in hundredths of a second, so the quick one needs more of them. */
const bareRequests = 200;

/**
 * Processor time of service and database together, for each tool's main list, detail and creation, against the bare list of
 * 50 in the same rounds: one line each, with what was answered. One request at a time, and creations by sixteen at once too; other
 * work on the machine does not change these figures.
 */
export async function measureTools({ person, servers, databasePid, rounds, between, say }) {
  // Records that other measures have written are removed before records are chosen.
  await between();
  say('waiting for what follows the start');
  await untilCalm([servers.product.pid, databasePid]);
  const records = await showAll(person);
  const lines = [toLine(['', '', 'CPU ms', 'of database', 'bare ms', 'x bare', 'aim', 'answers'])];
  const reference = await prepareBare(servers.bare, databasePid);
  for (const { kind, connections, requests } of measures) {
    for (const target of toolRequests) {
      const next = requestsOf(kind, target, records, person);
      if (!next) continue;
      const name = connections === 1 ? kind : `${kind} ${connections}`;
      say(`${name} of ${target.tool}`);
      await between();
      await closedLoop({
        base: servers.product.base,
        pid: servers.product.pid,
        connections: 1,
        next,
        requests: warming,
      });
      const aim = (kind === 'list' ? target.aim : undefined) ?? aims[kind];
      const results = [];
      for (let round = 0; round < rounds; round += 1) {
        const compared = await reference();
        results.push({
          ...(await processorOf(servers.product, databasePid, { connections, requests, next })),
          compared,
        });
      }
      lines.push(...linesOf(name, target.tool, aim, results));
    }
  }
  return lines;
}

/** Right after the first start figures and events are caught up with, which is no list's own time. */
async function untilCalm(pids) {
  const used = () => pids.reduce((sum, pid) => sum + (processorTime(pid) ?? 0), 0);
  for (let waited = 0, calm = 0; waited < longestWait && calm < calmSeconds; waited += 1) {
    const before = used();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    calm = used() - before < calmMilliseconds ? calm + 1 : 0;
  }
}

/** Every list once, which also warms each of them: the records it shows, by tool. */
async function showAll(person) {
  const records = {};
  for (const { tool, list } of toolRequests) {
    const { status, body } = await person.call('GET', list);
    if (status !== 200) throw new Error(`The list of ${tool} was refused: ${JSON.stringify(body)}`);
    records[tool] = body.items ?? [];
  }
  return records;
}

/** Counts on over all measures: names and numbers are taken once they were used. */
let created = 0;

function requestsOf(kind, target, records, person) {
  const get = (path) => () => ({ method: 'GET', path, headers: person.headers(), status: 200 });
  const [path] = target.list.split('?');
  const first = records[target.tool][0];
  if (kind === 'list') return get(target.list);
  if (kind === 'detail') return target.detail !== false && first ? get(`${path}/${first.id}`) : undefined;
  if (!target.create) return undefined;
  return () => {
    created += 1;
    const headers = { ...person.headers(), 'idempotency-key': randomUUID() };
    const body = JSON.stringify(target.create(created, records));
    return { method: 'POST', path, headers, body, status: 201 };
  };
}

async function prepareBare(bare, databasePid) {
  const next = () => ({ method: 'GET', path: '/list', headers: {}, status: 200 });
  const run = async () => {
    const result = await processorOf(bare, databasePid, { connections: 1, requests: bareRequests, next });
    if (result.wrong.size > 0)
      throw new Error(`The bare list failed: ${[...result.wrong.keys()].join(', ')}`);
    return result;
  };
  for (let warm = 0; warm < 5; warm += 1) await run();
  return run;
}

/** Milliseconds of both processes for one request, after a few that warm up. */
async function processorOf({ base, pid }, databasePid, { connections, requests, next }) {
  const own = { base, connections, next };
  await closedLoop({ ...own, pid, requests: Math.ceil(requests / 6) });
  return closedLoop({ ...own, pid: [pid, databasePid], requests });
}

function linesOf(kind, tool, aim, results) {
  const of = (figure) => median(results.map(figure)).toFixed(2);
  const ratio = median(results.map(({ processor, compared }) => processor / compared.processor));
  const verdict = aim === undefined ? '' : `${aim} ${ratio <= aim ? 'reached' : 'MISSED'}`;
  const times = [
    of(({ processor }) => processor),
    of(({ processors }) => processors[1]),
    of(({ compared }) => compared.processor),
  ];
  const answers = results.reduce((sum, result) => sum + result.answers, 0);
  return [toLine([kind, tool, ...times, ratio.toFixed(1), verdict, String(answers)]), ...wrongLines(results)];
}
