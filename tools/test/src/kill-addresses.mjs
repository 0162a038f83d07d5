import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { addressKeeper, addressList, addressWriter, nameOf, session } from './address-writer.mjs';
import { killUnderLoad } from './kill-under-load.mjs';
import { freePort } from './mariadb.mjs';
import { startService } from './service-process.mjs';
import { startStandIn } from './stand-in.mjs';

const eventsWithin = 30_000;

async function readNames(url) {
  const response = await fetch(`${url}${addressList}?pageSize=all`, { headers: { cookie: session } });
  const { items } = await response.json();
  return items.map(({ name }) => name);
}

/** Returns how often each of the values occurs. */
function countOf(values) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Waits until every record was told of; answers by name how many different events told of it. */
async function toldOf(events, names) {
  const until = Date.now() + eventsWithin;
  for (;;) {
    const ids = new Map(events.map((event) => [event.id, event.payload.name]));
    const counts = countOf(ids.values());
    if (names.every((name) => counts.has(name)) || Date.now() > until) return counts;
    await delay(50);
  }
}

async function dropDatabase(databaseUrl, name) {
  const connection = await createConnection(databaseUrl);
  await connection.query(`DROP DATABASE IF EXISTS \`${name}\``);
  await connection.end();
}

/**
 * Kills the built addresses service so many times while eight people write, on SQLite or on the given database, and looks
 * for what was lost or done twice. Answers `{ acknowledged, lost, doubled, untold, toldTwice, readyAfter }` (milliseconds).
 */
export async function killAddresses({ root, node, times, databaseUrl }) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'jahrring-kill-'));
  const prefix = `t_${randomBytes(5).toString('hex')}_`;
  const standIn = await startStandIn(addressKeeper());
  const port = await freePort();
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    DATABASE_PREFIX: prefix,
    APP_SECRET: randomBytes(24).toString('base64url'),
    ADMIN_URL: standIn.url,
    EVENT_TARGETS: `sink=${standIn.url}`,
    BROKER_URL: '',
  };
  const start = () => startService({ root, node, tool: 'addresses', port, environment });
  try {
    const first = await start();
    const write = await addressWriter(first.url);
    await first.kill();
    const { acknowledged, readyAfter, instance } = await killUnderLoad({
      times,
      start,
      write,
      newKey: randomUUID,
    });
    const names = acknowledged.map(({ n }) => nameOf(n));
    const present = countOf(await readNames(instance.url));
    const told = await toldOf(standIn.events, names);
    await instance.kill();
    return {
      acknowledged: names.length,
      lost: names.filter((name) => !present.has(name)),
      doubled: [...present].filter(([, count]) => count > 1).map(([name]) => name),
      untold: names.filter((name) => !told.has(name)),
      toldTwice: [...told].filter(([, count]) => count > 1).map(([name]) => name),
      readyAfter,
    };
  } finally {
    await standIn.close();
    if (databaseUrl) await dropDatabase(databaseUrl, `${prefix}addresses`);
    rmSync(dataDir, { recursive: true, force: true });
  }
}
