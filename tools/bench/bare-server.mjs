/**
 * The measure of the benchmark: Fastify and mysql2, nothing else. Runs the statements it is given over IPC:
 * `{ url, databases, list: [sql], creates: [{ pieces, fresh }] }`; answers its port.
 */
import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { createPool } from 'mysql2/promise';

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
  });
}

function addList(server, pool, statements) {
  server.get('/list', async () => {
    const [[items], [[count]]] = await Promise.all(statements.map((sql) => pool.query(sql)));
    return { items, total: Object.values(count)[0] };
  });
}

function addCreate(server, pool, creates) {
  server.post('/create/:index', async (request, reply) => {
    const { pieces, fresh } = creates[Number(request.params.index)];
    const ids = Array.from({ length: fresh }, () => randomUUID());
    const connection = await pool.getConnection();
    try {
      for (const parts of pieces) {
        await connection.query(parts.map((part) => (typeof part === 'number' ? ids[part] : part)).join(''));
      }
      return reply.code(201).send({ ...request.body, id: ids[0], version: 1 });
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
