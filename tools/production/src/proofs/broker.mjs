import { setTimeout as delay } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { startLoad } from '../load.mjs';

const awayMs = 60_000;
const drainMs = 30_000;

/**
 * The broker away for a minute while people record hours: every write succeeds, and each has its one effect, a cost line in
 * the projects service, within 30 s of the broker's return.
 */
export async function run({ url, broker, database }) {
  const connection = await createConnection(database.url);
  try {
    const load = await startLoad(url);
    await delay(5_000);
    await broker.pause();
    await delay(awayMs);
    const { raw, lost, written } = await load.stop();
    if (lost.length > 0 || raw.length > 0) {
      throw new Error(`${raw.length + lost.length} calls failed without the broker: ${[...lost, ...raw][0]}`);
    }
    const before = await effects(connection, written);
    if (before.lines === written.length) throw new Error('every effect was there without the broker');
    await broker.resume();
    const from = Date.now();
    for (;;) {
      const { lines, doubled } = await effects(connection, written);
      if (doubled > 0) throw new Error(`${doubled} effects happened twice`);
      if (lines === written.length) break;
      if (Date.now() - from > drainMs)
        throw new Error(`${lines} of ${written.length} effects after ${drainMs} ms`);
      await delay(250);
    }
    const waited = written.length - before.lines;
    return `${written.length} writes, none failed; ${waited} effects waited, all there ${Date.now() - from} ms after the broker, each once`;
  } finally {
    await connection.end();
  }
}

async function effects(connection, ids) {
  const [rows] = await connection.query(
    `SELECT COUNT(*) AS total, COUNT(DISTINCT source_id) AS single FROM jahrring_projects.cost_lines
     WHERE source_kind = 'entry' AND source_id IN (?)`,
    [ids],
  );
  return { lines: Number(rows[0].single), doubled: Number(rows[0].total) - Number(rows[0].single) };
}
