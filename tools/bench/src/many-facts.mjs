import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** Lines of time sheets in a year, in how many licences, and people of the one that is measured. */
export const manyFacts = { licences: 50, lines: 20_000, people: 40 };

const perInsert = 4_000;
const year = new Date().getUTCFullYear();

/** Days of the year that are worked on, Monday first. */
function workDays() {
  const days = [];
  for (let at = Date.UTC(year, 0, 1); new Date(at).getUTCFullYear() === year; at += 86_400_000) {
    const weekday = (new Date(at).getUTCDay() + 6) % 7;
    if (weekday < 5) days.push({ day: textOf(at), week: textOf(at - weekday * 86_400_000) });
  }
  return days;
}

const textOf = (at) => new Date(at).toISOString().slice(0, 10);

/** Fills the facts of a licence and of others beside it, copies of one there is. Returns the people of the licence. */
export async function fillFacts({ connection, prefix, licenceId, say }) {
  await connection.query(`USE ${prefix}evaluations`);
  const own = { licence_id: licenceId };
  const [[template]] = await connection.query('SELECT * FROM time_facts WHERE licence_id = ? LIMIT 1', [
    licenceId,
  ]);
  const [projects] = await connection.query('SELECT id FROM project_refs WHERE licence_id = ?', [licenceId]);
  const [activities] = await connection.query('SELECT id FROM activity_refs WHERE licence_id = ?', [
    licenceId,
  ]);
  const people = await fillPeople(connection, own);
  for (const table of ['time_facts', 'entry_marks']) {
    await connection.query(`DELETE FROM ${table} WHERE licence_id = ?`, [licenceId]);
  }
  const names = Object.keys(template);
  const days = workDays();
  for (let licence = 0; licence < manyFacts.licences; licence += 1) {
    const of = licence === 0 ? licenceId : randomUUID();
    for (let from = 0; from < manyFacts.lines; from += perInsert) {
      const rows = Array.from({ length: perInsert }, (_, at) => {
        const number = from + at;
        const { day, week } = days[number % days.length];
        const changed = {
          ...{ id: randomUUID(), licence_id: of, work_date: day, week, month: day.slice(0, 7) },
          ...{ employee_id: people[Math.floor(number / days.length) % people.length] },
          ...{ project_id: projects[(number * 7) % projects.length].id, kind: 'hours', deleted: 0 },
          ...{ activity_id: activities[(number * 3) % activities.length].id, billable: number % 5 > 0 },
          ...{ seconds: 3600 + (number % 9) * 900, cents: 9_500 + (number % 90) },
        };
        return names.map((name) => (name in changed ? changed[name] : template[name]));
      });
      await connection.query(`INSERT INTO time_facts (${names.join(', ')}) VALUES ?`, [rows]);
    }
  }
  // Everything up to September is confirmed.
  await connection.query(
    `INSERT IGNORE INTO entry_marks (id, licence_id, occurred_at, confirmed, exported, version, created_at, updated_at)
     SELECT id, licence_id, occurred_at, 1, 0, 1, created_at, updated_at FROM time_facts WHERE month <= ?`,
    [`${year}-09`],
  );
  await connection.query('ANALYZE TABLE time_facts, entry_marks');
  await untilWritten(connection);
  say(`${manyFacts.licences * manyFacts.lines} lines in ${manyFacts.licences} licences`);
}

/** Waits until the filled-in data are on the disk, so that writing them does not disturb the measurement. */
async function untilWritten(connection) {
  for (;;) {
    const [rows] = await connection.query("SHOW GLOBAL STATUS LIKE 'Innodb_buffer_pool_pages_dirty'");
    if (Number(rows[0].Value) < 500) return;
    await connection.query('SET GLOBAL innodb_max_dirty_pages_pct = 0');
    await pause(500);
  }
}

/** So many people that the licence has its full number. */
async function fillPeople(connection, { licence_id: licenceId }) {
  const [people] = await connection.query('SELECT * FROM person_refs WHERE licence_id = ?', [licenceId]);
  const names = Object.keys(people[0]);
  const more = Array.from({ length: Math.max(0, manyFacts.people - people.length) }, (_, at) => {
    const changed = { id: randomUUID(), name: `Forstwart ${at + 1}` };
    return names.map((name) => changed[name] ?? people[0][name]);
  });
  if (more.length > 0)
    await connection.query(`INSERT INTO person_refs (${names.join(', ')}) VALUES ?`, [more]);
  const [all] = await connection.query('SELECT id FROM person_refs WHERE licence_id = ?', [licenceId]);
  return all.map(({ id }) => id);
}
