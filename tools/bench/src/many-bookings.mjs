import { randomUUID } from 'node:crypto';

/** Bookings of one licence, what they are of, and the projects and people of a year plan. */
export const manyBookings = { bookings: 100_000, resources: 500, projects: 200, people: 60, phases: 4 };

const perInsert = 2_000;
const day = 86_400_000;
const dateOf = (time) => new Date(time).toISOString().slice(0, 10);

/** Copies of a row of a table under ids of their own, each with what is changed. */
async function fill(connection, table, changes) {
  const [[template]] = await connection.query(`SELECT * FROM ${table} ORDER BY id LIMIT 1`);
  const names = Object.keys(template);
  for (let from = 0; from < changes.length; from += perInsert) {
    const rows = changes.slice(from, from + perInsert).map((change) => {
      const row = { ...template, deleted_at: null, ...change };
      return names.map((name) =>
        row[name] !== null && typeof row[name] === 'object' && !(row[name] instanceof Date)
          ? JSON.stringify(row[name])
          : row[name],
      );
    });
    await connection.query(`INSERT INTO ${table} (${names.join(', ')}) VALUES ?`, [rows]);
  }
  await connection.query(`ANALYZE TABLE ${table}`);
}

const idsOf = (count) => Array.from({ length: count }, () => randomUUID());

/** Fills the plan of a demo licence: people and machines, projects with phases, and bookings over two years around this one. */
export async function fillBookings({ connection, prefix, licenceId, say }) {
  await connection.query(`USE ${prefix}planning`);
  const { resources, projects: count, people: persons, phases, bookings } = manyBookings;
  const people = idsOf(persons);
  const things = idsOf(resources - persons);
  const projects = idsOf(count);
  const own = { licence_id: licenceId };
  await fill(
    connection,
    'employee_refs',
    people.map((id, at) => ({ ...own, id, name: `Person ${at}`, plannable: 1 })),
  );
  await fill(
    connection,
    'object_refs',
    things.map((id, at) => ({ ...own, id, title: `Maschine ${at}`, kind: 'machines', plannable: 1 })),
  );
  await fill(
    connection,
    'project_refs',
    projects.map((id, at) => ({ ...own, id, number: `B${at}`, title: `Auftrag ${at}`, deleted: 0 })),
  );
  const january = Date.UTC(new Date().getUTCFullYear(), 0, 4);
  await fill(
    connection,
    'phases',
    projects.flatMap((project, at) =>
      Array.from({ length: phases }, (_, phase) => {
        const first = january + ((at % 12) + phase * 13) * 7 * day;
        const place = { first_day: dateOf(first), last_day: dateOf(first + 60 * day), waits_for: '[]' };
        return { ...own, ...place, id: randomUUID(), project_id: project, title: `Phase ${phase}` };
      }),
    ),
  );
  const all = [...people, ...things];
  const each = bookings / resources;
  await fill(
    connection,
    'bookings',
    Array.from({ length: bookings }, (_, at) => {
      // Every four days one of two days, so that nobody is booked twice.
      const first = january - 365 * day + (Math.floor(at / resources) % each) * 4 * day;
      const when = { first_day: dateOf(first), last_day: dateOf(first + day), part: 'full', share: 100 };
      const what = { project_id: projects[at % count], title: null, series_id: null };
      return { ...own, ...when, ...what, id: randomUUID(), resource_id: all[at % resources] };
    }),
  );
  say(`${bookings} bookings of ${resources}, ${count} projects with ${phases} phases each`);
}
