/**
 * Copies a database for the bare handler, so that its events are nobody's to deliver and both sides write to tables of
 * the same size.
 */
export async function copyTables(connection, from, to) {
  await connection.query(`CREATE DATABASE \`${to}\``);
  const [tables] = await connection.query(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ?',
    [from],
  );
  for (const { name } of tables) {
    await connection.query(`CREATE TABLE \`${to}\`.\`${name}\` LIKE \`${from}\`.\`${name}\``);
    await connection.query(`INSERT INTO \`${to}\`.\`${name}\` SELECT * FROM \`${from}\`.\`${name}\``);
  }
}

/** Waits until the product has delivered its events, at most ten seconds. */
export async function untilDelivered(connection, database) {
  const until = Date.now() + 10_000;
  while (Date.now() < until) {
    const [[{ open }]] = await connection.query(
      `SELECT EXISTS (SELECT 1 FROM \`${database}\`.outbox_events WHERE published_at IS NULL AND dead_at IS NULL) AS open`,
    );
    if (open === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
