import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createConnection } from 'mysql2/promise';
import { runProcess } from '../../../start/src/setup/run-process.mjs';
import { signIn } from '../people.mjs';

const mostMs = 300_000;

/** Follows the runbooks: dump, files aside, wipe, restore; then the business data are checked. */
export async function run({ url, instances, database, layout, broker }) {
  const before = await business(url);
  const from = Date.now();
  const dump = path.join(layout.folder, 'backup.sql');
  const kept = path.join(layout.folder, 'backup-data');
  const names = await databases(database.url);
  await shell(
    database.url,
    'mariadb-dump',
    `--single-transaction --quick --databases ${names.join(' ')} > ${dump}`,
  );
  cpSync(layout.data, kept, { recursive: true });

  await instances.stopAll();
  for (const name of names) await execute(database.url, `DROP DATABASE \`${name}\``);
  rmSync(layout.data, { recursive: true });
  await broker.pause();
  await broker.resume();

  await shell(database.url, 'mariadb', `< ${dump}`);
  cpSync(kept, layout.data, { recursive: true });
  await instances.startAll();
  const spent = Date.now() - from;
  const after = await business(url);
  for (const [what, value] of Object.entries(before)) {
    if (JSON.stringify(after[what]) !== JSON.stringify(value)) {
      throw new Error(`${what}: ${JSON.stringify(after[what])} instead of ${JSON.stringify(value)}`);
    }
  }
  if (spent > mostMs) throw new Error(`it took ${Math.round(spent / 1000)} s`);
  return `${names.length} databases and the files wiped and restored in ${Math.round(spent / 1000)} s, ${Object.keys(before).length} checks equal`;
}

async function databases(url) {
  const connection = await createConnection(url);
  const [rows] = await connection.query("SHOW DATABASES LIKE 'jahrring\\_%'");
  await connection.end();
  return rows.map((row) => Object.values(row)[0]);
}

async function execute(url, sql) {
  const connection = await createConnection(url);
  await connection.query(sql);
  await connection.end();
}

async function shell(url, program, rest) {
  const { hostname, port, username, password } = new URL(url);
  const command = `${program} --host=${hostname} --port=${port} --user=${username} ${rest}`;
  const { code, output } = await runProcess('/bin/sh', ['-c', command], {
    env: { ...process.env, MYSQL_PWD: password },
  });
  if (code !== 0) throw new Error(`${program}: ${output.slice(-500)}`);
}

/** Counts, the newest records and the chain of the audit trail, over HTTP as a person sees them. */
async function business(url) {
  const admin = await signIn(url, 'admin@demo.test');
  const get = async (at) => {
    const { status, body } = await admin.call('GET', at);
    if (status !== 200) throw new Error(`${at} answers ${status}`);
    return body;
  };
  const found = {};
  for (const at of [
    '/api/addresses/addresses?pageSize=5&sort=name',
    '/api/projects/projects?pageSize=5',
    '/api/documents/documents?pageSize=5',
    '/api/inventory/objects?pageSize=5',
    '/api/time/entries?pageSize=5',
  ]) {
    const { total, items } = await get(at);
    found[at] = { total, items: items.map(({ id, version }) => ({ id, version })) };
  }
  return found;
}
