import { randomUUID } from 'node:crypto';

/** Of all licences together; one of them is the demo's. */
export const manyStems = { stems: 1_000_000, licences: 50, lotsEach: 40 };

const perInsert = 1_000;

/** Lots of many licences and the stems that lie in them, as copies of a lot and a stem of the demo. Answers a lot of the demo's licence. */
export async function fillStems({ connection, prefix, licenceId, say }) {
  await connection.query(`USE ${prefix}timber`);
  const { stems, licences, lotsEach } = manyStems;
  const owners = [licenceId, ...Array.from({ length: licences - 1 }, () => randomUUID())];
  const lots = Array.from({ length: licences * lotsEach }, (_, at) => ({
    id: randomUUID(),
    licence_id: owners[at % licences],
    number: `B${at}`,
    sequence: 100_000 + at,
    title: `Los ${at}`,
    stem_count: stems / (licences * lotsEach),
  }));
  await fillLots(connection, lots);
  await connection.query(
    'CREATE TEMPORARY TABLE bench_lots (n INT PRIMARY KEY, id CHAR(36), licence_id CHAR(36))',
  );
  const numbered = lots.map(({ id, licence_id }, at) => [at, id, licence_id]);
  await connection.query('INSERT INTO bench_lots VALUES ?', [numbered]);
  const [[template]] = await connection.query(
    'SELECT * FROM stems WHERE deleted_at IS NULL ORDER BY id LIMIT 1',
  );
  const own = {
    id: 'UUID()',
    licence_id: 'lot.licence_id',
    lot_id: 'lot.id',
    title: "CONCAT('S', made.seq)",
    origin_id: 'NULL',
    file_id: 'NULL',
    length_cm: '300 + made.seq % 900',
    first_mm: '150 + made.seq % 500',
    diameter_cm: '15 + made.seq % 50',
  };
  const names = Object.keys(template);
  const values = names.map((name) => own[name] ?? `model.${name}`);
  await connection.query(
    `INSERT INTO stems (${names.join(', ')}) SELECT ${values.join(', ')} FROM seq_1_to_${stems} made
      JOIN bench_lots lot ON lot.n = made.seq % ${lots.length} JOIN stems model ON model.id = ?`,
    [template.id],
  );
  await connection.query('ANALYZE TABLE stems, lots');
  say(`${stems} stems in ${lots.length} lots of ${licences} licences`);
  return lots[0].id;
}

async function fillLots(connection, lots) {
  const [[template]] = await connection.query("SELECT * FROM lots WHERE kind = 'stems' ORDER BY id LIMIT 1");
  const names = Object.keys(template);
  for (let from = 0; from < lots.length; from += perInsert) {
    const rows = lots.slice(from, from + perInsert).map((lot) => {
      const row = { ...template, state: 'measured', deleted_at: null, document_id: null, ...lot };
      return names.map((name) => row[name]);
    });
    await connection.query(`INSERT INTO lots (${names.join(', ')}) VALUES ?`, [rows]);
  }
}
