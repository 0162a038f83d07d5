import { closedLoop, wrongLines } from './closed-loop.mjs';
import { demoPassword } from './demo.mjs';
import { fillEntries, manyEntries } from './many-entries.mjs';
import { Person } from './person.mjs';
import { plansOf } from './query-plans.mjs';

/** Milliseconds that 95 of 100 answers may take. */
const aims = { 'week of a team': 150, 'month of a team': 300, 'list of 50': 150 };
const connections = 2;

const day = (date) => date.toISOString().slice(0, 10);
const shifted = (date, days) => new Date(date.getTime() + days * 86_400_000);

function paths() {
  const today = new Date();
  const monday = shifted(today, -((today.getUTCDay() + 6) % 7) - 7);
  const team = (from, to) => `/api/time/team?from=${day(from)}&to=${day(to)}&pageSize=${manyEntries.people}`;
  return {
    'week of a team': team(monday, shifted(monday, 6)),
    'month of a team': team(shifted(monday, -23), shifted(monday, 6)),
    'list of 50': '/api/time/entries?pageSize=50',
  };
}

/** Overviews among a million entries: how long they take at p95, and whether each of their queries uses an index. */
export async function measureOverviews({ host, connection, prefix, seconds, say }) {
  const found = await fillEntries({ connection, prefix, say });
  const admin = await new Person(host.url).signIn('admin@demo.test', demoPassword);
  const lines = [`${found} time entries in ${manyEntries.licences} licences, ${connections} connections`];
  for (const [name, path] of Object.entries(paths())) {
    say(name);
    const request = { method: 'GET', path, headers: admin.headers(), status: 200 };
    const plans = await plansOf(connection, `${prefix}time`, 'time_entries', () => admin.call('GET', path));
    const run = () =>
      closedLoop({ base: host.url, pid: host.child.pid, connections, seconds, next: () => request });
    await run();
    const measured = await run();
    const { p50, p95 } = measured;
    const verdict = p95 <= aims[name] ? 'reached' : 'MISSED';
    lines.push(
      `${name.padEnd(16)} p50 ${p50.toFixed(0).padStart(4)} ms  p95 ${p95.toFixed(0).padStart(4)} ms  aim ${aims[name]} ms ${verdict}`,
      `${''.padEnd(16)} ${plans.statements} statements on entries by ${plans.keys.join(', ')}`,
      ...plans.scans.map((scan) => `${''.padEnd(16)} WITHOUT INDEX ${scan}`),
      ...wrongLines([measured]),
    );
  }
  return lines;
}
