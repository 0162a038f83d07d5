import { randomUUID } from 'node:crypto';
import { closedLoop, wrongLines } from './closed-loop.mjs';
import { demoPassword } from './demo.mjs';
import { manyEntries } from './many-entries.mjs';
import { Person } from './person.mjs';

/** Milliseconds that 95 of 100 answers may take while others write. */
const aims = { 'list of 50': 250, 'month of a team': 400, 'week of a team': 400 };
/** Connections that ask for the same all the time, side by side. */
const connections = { 'new entries': 4, 'list of 50': 4, 'month of a team': 2, 'week of a team': 2 };
const secondsRecorded = 61;

const day = (date) => date.toISOString().slice(0, 10);
const shifted = (date, days) => new Date(date.getTime() + days * 86_400_000);

/** Returns the requests of a licence's people at the end of a working day; half of them write. */
async function requests(admin) {
  const today = new Date();
  const monday = shifted(today, -((today.getUTCDay() + 6) % 7));
  const team = (from, to) => `/api/time/team?from=${day(from)}&to=${day(to)}&pageSize=${manyEntries.people}`;
  const month = team(shifted(monday, -21), shifted(monday, 6));
  const get = (path) => () => ({ method: 'GET', path, headers: admin.headers(), status: 200 });
  const { body: projects } = await admin.call('GET', '/api/projects/projects?pageSize=50');
  const projectId = projects.items.find(({ status }) => status === 'PROG').id;
  const { people } = (await admin.call('GET', month)).body;
  const entry = (number) => ({
    method: 'POST',
    path: '/api/time/entries',
    headers: { ...admin.headers(), 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      projectId,
      employeeId: people[number % people.length].employeeId,
      workDate: day(shifted(today, -(number % 7))),
      seconds: secondsRecorded,
    }),
    status: 201,
  });
  return {
    'new entries': entry,
    'list of 50': get('/api/time/entries?pageSize=50'),
    'month of a team': get(month),
    'week of a team': get(team(monday, shifted(monday, 6))),
  };
}

/** Lists and overviews of a team among a million entries while its people record: lines to print. */
export async function measureBusyHour({ host, seconds, say }) {
  const admin = await new Person(host.url).signIn('admin@demo.test', demoPassword);
  const asked = await requests(admin);
  const run = (duration) =>
    Promise.all(
      Object.entries(asked).map(async ([name, next]) => ({
        name,
        ...(await closedLoop({
          ...{ base: host.url, pid: host.child.pid, connections: connections[name] },
          ...{ seconds: duration, next },
        })),
      })),
    );
  say('a busy hour');
  await run(seconds);
  const lines = [''];
  for (const measured of await run(seconds * 3)) {
    const { name, perSecond, p50, p95 } = measured;
    const aim = aims[name];
    const verdict = aim === undefined ? '' : `aim ${aim} ms ${p95 <= aim ? 'reached' : 'MISSED'}`;
    lines.push(
      `busy hour ${name.padEnd(16)} ${perSecond.toFixed(0).padStart(4)}/s p50 ${p50.toFixed(0).padStart(4)} ms  p95 ${p95.toFixed(0).padStart(4)} ms  ${verdict}`,
      ...wrongLines([measured]),
    );
  }
  return lines;
}
