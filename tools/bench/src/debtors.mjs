import { setTimeout as pause } from 'node:timers/promises';
import { closedLoop, wrongLines } from './closed-loop.mjs';
import { demoPassword } from './demo.mjs';
import { fillItems, manyItems, statementOf } from './many-items.mjs';
import { Person } from './person.mjs';

/** Milliseconds that 95 of 100 answers may take. */
const listAim = 100;
/** Lines a second. */
const matchingAim = 2_000;
const connections = 2;
const linesPerPage = 500;

const lists = {
  'debtors by name': '/api/bookkeeping/debtors?pageSize=50&sort=name',
  'debtors by overdue': '/api/bookkeeping/debtors?pageSize=50&sort=-overdue',
  'open items': '/api/bookkeeping/debtor-items?pageSize=50&filter[isOpen]=true&sort=dueDate',
};

const perSecond = (count, from) => Math.round((count * 1000) / (performance.now() - from));
const verdict = (reached) => (reached ? 'reached' : 'MISSED');

/** Lists of debtors among a hundred thousand open items, then an import of fifty thousand lines and what they may be. */
export async function measureDebtors({ host, connection, prefix, seconds, say }) {
  await fillItems({ connection, prefix, say });
  const admin = await new Person(host.url).signIn('admin@demo.test', demoPassword);
  const lines = [
    `${manyItems.items} open items, ${manyItems.lines} lines of a statement, ${connections} connections`,
  ];
  for (const [name, path] of Object.entries(lists)) {
    say(name);
    const request = { method: 'GET', path, headers: admin.headers(), status: 200 };
    const run = () =>
      closedLoop({ base: host.url, pid: host.child.pid, connections, seconds, next: () => request });
    await run();
    const measured = await run();
    const { p50, p95 } = measured;
    lines.push(
      `${name.padEnd(20)} p50 ${p50.toFixed(0).padStart(4)} ms  p95 ${p95.toFixed(0).padStart(4)} ms  aim ${listAim} ms ${verdict(p95 <= listAim)}`,
      ...wrongLines([measured]),
    );
  }
  return [...lines, ...(await measureStatement(admin, say))];
}

async function measureStatement(admin, say) {
  say('import of a statement');
  let from = performance.now();
  await importStatement(admin);
  const imported = perSecond(manyItems.lines, from);
  say('matching');
  from = performance.now();
  let found = 0;
  let matched = 0;
  for (let page = 1; page <= manyItems.lines / linesPerPage; page += 1) {
    const path = `/api/bookkeeping/statement-lines?filter[state]=open&pageSize=${linesPerPage}&page=${page}&sort=bookedOn`;
    const { items } = (await admin.call('GET', path)).body;
    found += items.length;
    matched += items.filter(({ match }) => match.level !== 'none').length;
  }
  const rate = perSecond(found, from);
  return [
    `${'import'.padEnd(20)} ${imported} lines/s`,
    `${'matching'.padEnd(20)} ${rate} lines/s  aim ${matchingAim} ${verdict(rate >= matchingAim)}; ${matched} of ${found} with a proposal`,
  ];
}

async function importStatement(admin) {
  const body = new FormData();
  body.append('file', new Blob([statementOf(manyItems.lines)]), 'bench.xml');
  const url = new URL('/api/bookkeeping/statements', admin.base);
  const started = await fetch(url, { method: 'POST', headers: admin.headers(), body });
  const { id } = await started.json();
  for (;;) {
    const { body: work } = await admin.call('GET', `/api/bookkeeping/long-work/${id}`);
    if (work.state === 'done') return;
    if (work.state === 'failed') throw new Error(`The import failed: ${JSON.stringify(work.problem)}`);
    await pause(100);
  }
}
