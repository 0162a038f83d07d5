/**
 * What HAProxy asks of a Galera node: port 9200 answers 200 while the node is synced and part of the primary component,
 * else 503. NODE_URL (default mysql://haproxy@127.0.0.1:3306) names a user without rights.
 */
import { createServer } from 'node:http';
import { createConnection } from 'mysql2/promise';

const url = process.env.NODE_URL ?? 'mysql://haproxy@127.0.0.1:3306';
const port = Number(process.env.STATE_PORT ?? 9200);
const synced = 4;
const rememberMs = 300;

let connection;
let last = { at: 0, ok: false };

async function look() {
  connection ??= await createConnection({ uri: url, connectTimeout: 1_000 });
  const [rows] = await connection.query({
    sql: "SHOW GLOBAL STATUS WHERE Variable_name IN ('wsrep_local_state', 'wsrep_cluster_status', 'wsrep_ready')",
    timeout: 1_000,
  });
  const status = Object.fromEntries(rows.map((row) => [row.Variable_name, row.Value]));
  return (
    Number(status.wsrep_local_state) === synced &&
    status.wsrep_cluster_status === 'Primary' &&
    status.wsrep_ready === 'ON'
  );
}

async function state() {
  if (Date.now() - last.at < rememberMs) return last.ok;
  try {
    last = { at: Date.now(), ok: await look() };
  } catch {
    connection?.destroy();
    connection = undefined;
    last = { at: Date.now(), ok: false };
  }
  return last.ok;
}

createServer((_request, response) => {
  void state().then((ok) => response.writeHead(ok ? 200 : 503).end(ok ? 'synced\n' : 'not synced\n'));
}).listen(port);
