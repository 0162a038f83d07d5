import { randomUUID } from 'node:crypto';

/** A business of forty people, four entries a day for four months; fifty of them. */
export const manyEntries = { licences: 50, people: 40, perPerson: 500 };
const perDay = 4;

const columnsOf = async (connection, database, table) => {
  const [rows] = await connection.query(
    'SELECT column_name AS name FROM information_schema.columns WHERE table_schema = ? AND table_name = ? ORDER BY ordinal_position',
    [database, table],
  );
  return rows.map(({ name }) => name);
};

/** A copy of one row with other values in some columns, as SQL over `numbers`. */
function copyOf(columns, table, changed, numbers) {
  const values = columns.map((name) => changed[name] ?? `t.${name}`);
  return `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')}
    FROM ${numbers} CROSS JOIN (SELECT * FROM ${table} WHERE id = ?) t`;
}

/**
 * Fills the service of time with as many entries as a hosting of fifty licences has, copies of a demo entry. Answers how
 * many there are then; the demo licence, whose admin measures, is one of the fifty and has forty people as well.
 */
export async function fillEntries({ connection, prefix, say }) {
  const database = `${prefix}time`;
  await connection.query(`USE ${database}`);
  await connection.query('SET SESSION unique_checks = 0, foreign_key_checks = 0');
  const entryColumns = await columnsOf(connection, database, 'time_entries');
  const personColumns = await columnsOf(connection, database, 'employee_refs');
  const [[template]] = await connection.query(
    "SELECT id, licence_id, employee_id FROM time_entries WHERE kind = 'hours' AND deleted_at IS NULL AND source = 'demo' ORDER BY id LIMIT 1",
  );
  const [known] = await connection.query(
    "SELECT id FROM employee_refs WHERE licence_id = ? AND active = 1 AND role IN ('employee', 'foreman', 'manager', 'trainee') ORDER BY id",
    [template.licence_id],
  );
  for (let licence = 0; licence < manyEntries.licences; licence += 1) {
    const licenceId = licence === 0 ? template.licence_id : randomUUID();
    const people = licence === 0 ? known.slice(0, manyEntries.people).map(({ id }) => id) : [];
    const added = [];
    while (people.length + added.length < manyEntries.people) added.push(randomUUID());
    for (const id of added) {
      const changed = {
        id: `'${id}'`,
        licence_id: `'${licenceId}'`,
        last_name: `'${id.slice(0, 8)}'`,
        role: "'employee'",
        active: '1',
      };
      await connection.query(copyOf(personColumns, 'employee_refs', changed, '(SELECT 1) one'), [
        template.employee_id,
      ]);
    }
    await addEntries(connection, entryColumns, {
      licence,
      licenceId,
      people: [...people, ...added],
      templateId: template.id,
    });
    if (licence % 10 === 9) say(`${(licence + 1) * manyEntries.people * manyEntries.perPerson} time entries`);
  }
  await connection.query('ANALYZE TABLE time_entries, employee_refs');
  const [[{ found }]] = await connection.query('SELECT COUNT(*) AS found FROM time_entries');
  return found;
}

async function addEntries(connection, columns, { licence, licenceId, people, templateId }) {
  const person = `ELT(1 + FLOOR(s.seq / ${manyEntries.perPerson}), ${people.map((id) => `'${id}'`).join(', ')})`;
  const number = `MOD(s.seq, ${manyEntries.perPerson})`;
  const day = `DATE_SUB(CURDATE(), INTERVAL FLOOR(${number} / ${perDay}) DAY)`;
  const start = `TIMESTAMPADD(MINUTE, 360 + 150 * MOD(${number}, ${perDay}), ${day})`;
  const changed = {
    id: `LOWER(CONCAT('019bbbbb-', LPAD(HEX(${licence}), 4, '0'), '-7000-8000-', LPAD(HEX(s.seq), 12, '0')))`,
    licence_id: `'${licenceId}'`,
    employee_id: person,
    recorder_id: person,
    work_date: day,
    start_at: start,
    end_at: `TIMESTAMPADD(HOUR, 2, ${start})`,
    seconds: '7200',
    break_seconds: '0',
    claimed_document_id: 'NULL',
    document_number: 'NULL',
    confirmed_at: `IF(FLOOR(${number} / ${perDay}) > 14, NOW(3), NULL)`,
  };
  const last = manyEntries.people * manyEntries.perPerson - 1;
  await connection.query(copyOf(columns, 'time_entries', changed, `seq_0_to_${last} s`), [templateId]);
}
