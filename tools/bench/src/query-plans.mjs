/** Tables that are small in every installation may be read whole. */
const fewRows = 2000;

/** The statements that `run` makes the server read with, on any connection. */
async function readsOf(connection, run) {
  await connection.query("SET GLOBAL log_output = 'TABLE'");
  await connection.query('TRUNCATE mysql.general_log');
  await connection.query('SET GLOBAL general_log = ON');
  await run();
  await connection.query('SET GLOBAL general_log = OFF');
  const [rows] = await connection.query(
    "SELECT argument FROM mysql.general_log WHERE command_type IN ('Query', 'Execute')",
  );
  return [...new Set(rows.map(({ argument }) => argument.toString()))];
}

/** Steps of the plans of those statements on `table` that go through it without an index; and how many plans there were. */
export async function plansOf(connection, database, table, run) {
  const statements = (await readsOf(connection, run)).filter(
    (sql) => /^\s*SELECT/i.test(sql) && sql.includes(table),
  );
  await connection.query(`USE ${database}`);
  const scans = [];
  const keys = new Set();
  for (const sql of statements) {
    const [steps] = await connection.query(`EXPLAIN ${sql}`);
    for (const { table: name, type, key, rows } of steps) {
      if (key) keys.add(key);
      if ((type === 'ALL' || key === null) && Number(rows) > fewRows)
        scans.push(`${name}: ${type}, ${rows} rows`);
    }
  }
  return { statements: statements.length, keys: [...keys], scans };
}
