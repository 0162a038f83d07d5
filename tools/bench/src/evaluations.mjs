import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { untilDelivered } from './bare-tables.mjs';
import { closedLoop, wrongLines } from './closed-loop.mjs';
import { demoPassword } from './demo.mjs';
import { fillFacts, manyFacts } from './many-facts.mjs';
import { Person } from './person.mjs';
import { plansOf } from './query-plans.mjs';

/** Milliseconds: of 95 in 100 answers, of a whole licence's month as PDF, and from a change to the figure. */
const aims = { answer: 200, paper: 8_000, lag: 2_000 };
const connections = 2;
/** Services whose events the facts come from. */
const tellers = ['admin', 'addresses', 'inventory', 'projects', 'time'];
const year = new Date().getUTCFullYear();
const span = `from=${year}-01-01&to=${year}-12-31`;

const questions = {
  'project × month': `/api/evaluations/pivots?rows=project&columns=month&measures=hours,amount&${span}`,
  'person × activity': `/api/evaluations/pivots?rows=person&columns=activity&measures=hours&${span}`,
  'customer, month': `/api/evaluations/pivots?rows=customer,month&measures=hours,billableShare&${span}`,
  'part × supervisor': `/api/evaluations/pivots?rows=companyPart&columns=supervisor&measures=hours&${span}`,
  'confirmed × category': `/api/evaluations/pivots?rows=rateCategory&columns=confirmed&measures=hours&${span}`,
  'own field, business year': `/api/evaluations/pivots?rows=project.choice_revier&columns=businessYear&yearStart=7&measures=hours&${span}`,
  'lines of a figure': `/api/evaluations/lines?${span}&pageSize=50`,
  'choices of filters': `/api/evaluations/pivots/choices?${span}`,
};

const verdict = (reached) => (reached ? 'reached' : 'MISSED');

/** Pivots of a year of one licence among a million lines, a month of all its people as PDF, and how late a figure is. */
export async function measureEvaluations({ host, connection, prefix, seconds, say }) {
  const admin = await new Person(host.url).signIn('admin@demo.test', demoPassword);
  say('events of the first start');
  for (const tool of tellers) await untilDelivered(connection, `${prefix}${tool}`);
  const lag = await measureLag(admin, say);
  await fillFacts({ connection, prefix, licenceId: admin.boot.licence.id, say });
  const lines = [
    `${manyFacts.lines} lines of ${manyFacts.licences} licences each, ${connections} connections`,
  ];
  for (const [name, path] of Object.entries(questions)) {
    say(name);
    const request = { method: 'GET', path, headers: admin.headers(), status: 200 };
    const run = () =>
      closedLoop({ base: host.url, pid: host.child.pid, connections, seconds, next: () => request });
    await run();
    const measured = await run();
    const { p50, p95 } = measured;
    lines.push(
      `${name.padEnd(24)} p50 ${p50.toFixed(0).padStart(4)} ms  p95 ${p95.toFixed(0).padStart(4)} ms  aim ${aims.answer} ms ${verdict(p95 <= aims.answer)}`,
      ...wrongLines([measured]),
    );
  }
  const ask = async () => {
    for (const path of Object.values(questions)) await admin.call('GET', path);
  };
  const { statements, keys, scans } = await plansOf(connection, `${prefix}evaluations`, 'time_facts', ask);
  lines.push(
    `${statements} statements by ${keys.join(', ')}; without an index: ${scans.join(', ') || 'none'}`,
  );
  const paper = await measurePaper(admin, say);
  lines.push(
    `${`month of ${manyFacts.people} as PDF`.padEnd(24)} ${paper.toFixed(0)} ms  aim ${aims.paper} ms ${verdict(paper <= aims.paper)}`,
    `${'change to figure'.padEnd(24)} ${lag.toFixed(0)} ms  aim ${aims.lag} ms ${verdict(lag <= aims.lag)}`,
  );
  return lines;
}

async function measurePaper(admin, say) {
  say('a month as PDF');
  const from = performance.now();
  const body = { kind: 'monthly', period: `${year}-03`, employeeIds: null, format: 'pdf' };
  const started = await admin.call('POST', '/api/evaluations/period-reports/files', body);
  for (;;) {
    const { body: work } = await admin.call('GET', `/api/evaluations/long-work/${started.body.id}`);
    if (work.state === 'done') return performance.now() - from;
    if (work.state === 'failed') throw new Error(`No PDF: ${JSON.stringify(work.problem)}`);
    await pause(50);
  }
}

/** The longest of some changes until the figure has them. */
async function measureLag(admin, say) {
  say('from a change to the figure');
  const { body } = await admin.call('GET', '/api/time/entry-form');
  const workDate = new Date().toISOString().slice(0, 10);
  const figure = async () => {
    const path = `/api/evaluations/pivots?rows=day&measures=lines&from=${workDate}&to=${workDate}`;
    const answer = await admin.call('GET', path);
    return Number(answer.body.totals[0] ?? 0);
  };
  const { id: projectId } = body.projects?.[0] ?? body.recent[0].project;
  let longest = 0;
  for (let change = 0; change < 5; change += 1) {
    const before = await figure();
    const entry = { id: randomUUID(), projectId, workDate, kind: 'expenses', amount: '1.00' };
    const { status, body: said } = await admin.call('POST', '/api/time/entries', entry);
    if (status !== 201) throw new Error(`No entry: ${JSON.stringify(said)}`);
    const from = performance.now();
    while ((await figure()) === before) await pause(20);
    longest = Math.max(longest, performance.now() - from);
  }
  return longest;
}
