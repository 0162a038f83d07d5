import { randomUUID } from 'node:crypto';
import { demoPassword } from './demo.mjs';
import { Person } from './person.mjs';
import { StatementLog, withFreshIds } from './statement-log.mjs';

const daysBack = [1, 2, 3];
const dayBefore = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
/** Recognises the benchmark's entries, to remove them between rounds. */
const benchSeconds = 61;

/** The bare handler's copy of a database. */
export const bareName = (database) => `${database}_bare`;

/** Whoever works on a project in the demo licence can record time on it. */
async function findWorkers(connection, prefix) {
  const [rows] = await connection.query(
    `SELECT u.email, MIN(p.id) AS projectId
     FROM ${prefix}admin.memberships m
     JOIN ${prefix}admin.users u ON u.id = m.user_id
     JOIN ${prefix}time.project_employees e ON e.employee_id = m.id
     JOIN ${prefix}time.project_refs p ON p.id = e.project_id AND p.deleted = 0 AND p.status = 'PROG'
     WHERE m.role IN ('employee', 'foreman') AND u.email <> 'throttle@demo.test'
     GROUP BY u.email ORDER BY u.email LIMIT 16`,
  );
  return rows;
}

/** Signs everybody in and records what one list and one creation of each person and day do in the database. */
export async function prepareScenario({ base, connection, prefix }) {
  const log = new StatementLog(connection);
  const admin = await new Person(base).signIn('admin@demo.test', demoPassword);
  const listPath = '/api/addresses/addresses?pageSize=50&sort=name';
  let answer;
  // The first one of all: the product counts once and remembers how many there are until somebody writes.
  const list = await log.record('FROM `addresses`', async () => {
    ({ body: answer } = await admin.call('GET', listPath));
  });
  if (list.length !== 2) throw new Error(`A list is rows and a count, not ${list.length} statements`);
  const creates = [];
  for (const { email, projectId } of await findWorkers(connection, prefix)) {
    const person = await new Person(base).signIn(email, demoPassword);
    for (const days of daysBack)
      creates.push(await recordCreate(log, person, { projectId, workDate: dayBefore(days) }));
  }
  return {
    list: { path: listPath, headers: admin.headers(), statements: list, answer },
    creates,
    databases: { list: `${prefix}addresses`, create: `${prefix}time` },
    removeEntries: async () => {
      for (const database of [`${prefix}time`, bareName(`${prefix}time`)]) {
        await connection.query(`DELETE FROM ${database}.time_entries WHERE seconds = ?`, [benchSeconds]);
      }
    },
  };
}

async function recordCreate(log, person, { projectId, workDate }) {
  const body = { projectId, workDate, seconds: benchSeconds };
  let made;
  const once = () =>
    log.record('INSERT INTO `time_entries`', async () => {
      const { status, body: answer } = await person.call('POST', '/api/time/entries', body, {
        'idempotency-key': randomUUID(),
      });
      if (status !== 201) throw new Error(`An entry was refused: ${JSON.stringify(answer)}`);
      made = answer;
    });
  const first = await once();
  const second = await once();
  return {
    headers: person.headers(),
    body: JSON.stringify(body),
    answer: made,
    ...withFreshIds(second, first),
  };
}

/** Returns the requests to each side: to the product over its API, to the bare handler for the same statements. */
export function requestsOf({ list, creates }) {
  return {
    list: {
      product: () => ({ method: 'GET', path: list.path, headers: list.headers, status: 200 }),
      bare: () => ({ method: 'GET', path: '/list', headers: {}, status: 200 }),
    },
    create: {
      product: (number) => {
        const { headers, body } = creates[number % creates.length];
        const key = { 'idempotency-key': randomUUID() };
        return {
          method: 'POST',
          path: '/api/time/entries',
          headers: { ...headers, ...key },
          body,
          status: 201,
        };
      },
      bare: (number) => {
        const index = number % creates.length;
        return {
          method: 'POST',
          path: `/create/${index}`,
          headers: {},
          body: creates[index].body,
          status: 201,
        };
      },
    },
  };
}
