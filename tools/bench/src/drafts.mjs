import { randomUUID } from 'node:crypto';
import { bareName } from './scenario.mjs';
import { StatementLog, withFreshIds } from './statement-log.mjs';

const path = '/api/documents/documents';
/** Recognises the benchmark's drafts, to remove them between rounds. */
const title = 'Bench';
const LINES = 5;

const line = (number) => ({
  kind: 'item',
  text: `Fällen und Aufrüsten, Abteilung ${number}`,
  quantity: '12.5',
  unit: 'hour',
  unitPrice: '78',
  vatKey: 'standard',
});

/** A draft of a bill with lines of its own: what creating it does in the database, and how each side is asked for it. */
export async function prepareDrafts({ connection, prefix, person }) {
  const database = `${prefix}documents`;
  const [[{ addressId }]] = await connection.query(
    `SELECT MIN(id) AS addressId FROM ${database}.address_refs
     WHERE deleted = 0 AND licence_id = (SELECT licence_id FROM ${database}.documents LIMIT 1)`,
  );
  const positions = Array.from({ length: LINES }, (_, number) => line(number + 1));
  const body = { type: 'bill', title, addressId, sources: [], positions };
  const log = new StatementLog(connection);
  let answer;
  const once = () =>
    log.record('INSERT INTO `documents`', async () => {
      const made = await person.call('POST', path, body, { 'idempotency-key': randomUUID() });
      if (made.status !== 201) throw new Error(`A draft was refused: ${JSON.stringify(made.body)}`);
      answer = made.body;
    });
  const first = await once();
  const second = await once();
  const text = JSON.stringify(body);
  return {
    database,
    creates: [{ answer, ...withFreshIds(second, first) }],
    requests: {
      product: () => ({
        method: 'POST',
        path,
        headers: { ...person.headers(), 'idempotency-key': randomUUID() },
        body: text,
        status: 201,
      }),
      bare: () => ({ method: 'POST', path: '/create/0', headers: {}, body: text, status: 201 }),
    },
    remove: async () => {
      for (const own of [database, bareName(database)]) {
        const drafts = `SELECT id FROM ${own}.documents WHERE title = ?`;
        await connection.query(`DELETE FROM ${own}.document_positions WHERE document_id IN (${drafts})`, [
          title,
        ]);
        await connection.query(`DELETE FROM ${own}.documents WHERE title = ?`, [title]);
      }
    },
  };
}
