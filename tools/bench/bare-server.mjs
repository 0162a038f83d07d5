/**
 * The measure of the benchmark: Fastify and mysql2, nothing else. Runs the statements it is given over IPC:
 * `{ url, databases, list: { statements, answer }, creates: [{ pieces, fresh, answer }] }`; answers its port.
 */
import Fastify from 'fastify';
import { createPool } from 'mysql2/promise';
import { v7 as newId } from 'uuid';

/** As many as each service of the product has. */
const connectionsPerPool = 10;

function openPool(url, database) {
  const { hostname, port, username, password } = new URL(url);
  return createPool({
    host: hostname,
    port: Number(port),
    user: username,
    password,
    database,
    connectionLimit: connectionsPerPool,
    timezone: 'Z',
    dateStrings: ['DATE'],
  });
}

const toColumn = (field) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns a function that turns a row of the recorded select into the record that the product returned. */
function rowReader(example) {
  const fields = Object.keys(example).map((field) => ({
    field,
    column: `address_${toColumn(field)}`,
    boolean: typeof example[field] === 'boolean',
  }));
  return (row) => {
    const record = {};
    for (const { field, column, boolean } of fields) {
      record[field] = boolean ? row[column] === 1 : row[column];
    }
    return record;
  };
}

function addList(server, pool, { statements: [select, count], answer }) {
  const read = rowReader(answer.items[0]);
  server.get('/list', async () => {
    const [rows] = await pool.query(select);
    const [[{ cnt }]] = await pool.query(count);
    return { items: rows.map(read), total: cnt };
  });
}

function addCreate(server, pool, creates) {
  server.post('/create/:index', async (request, reply) => {
    const { pieces, fresh, answer } = creates[Number(request.params.index)];
    const ids = Array.from({ length: fresh.length }, () => newId());
    const connection = await pool.getConnection();
    try {
      for (const parts of pieces) {
        await connection.query(parts.map((part) => (typeof part === 'number' ? ids[part] : part)).join(''));
      }
      return reply.code(201).send({ ...answer, id: ids[fresh.indexOf(answer.id)] });
    } catch (error) {
      await connection.query('ROLLBACK');
      throw error;
    } finally {
      connection.release();
    }
  });
}

process.once('message', async ({ url, databases, list, creates }) => {
  const server = Fastify();
  addList(server, openPool(url, databases.list), list);
  addCreate(server, openPool(url, databases.create), creates);
  await server.listen({ port: 0, host: '127.0.0.1' });
  process.send({ port: server.server.address().port });
});
process.once('disconnect', () => process.exit(0));
