import { randomUUID } from 'node:crypto';
import { createConnection } from 'mysql2/promise';
import { addressList } from '../../../test/src/address-writer.mjs';
import { killUnderLoad } from '../../../test/src/kill-under-load.mjs';
import { signIn } from '../people.mjs';

const times = 20;
const readyWithinMs = 5_000;
/** Recognises what this proof wrote. */
const mark = randomUUID().slice(0, 8);

const anAddress = (n) => ({
  kind: 'company',
  name: `Bestand ${mark} ${n}`,
  zip: '3550',
  city: 'Langnau',
  country: 'CH',
});

/**
 * The addresses service killed with -9 twenty times mid-request, its other instance stopped so that nobody stands in: what
 * was acknowledged is there once, and it is ready again within five seconds.
 */
export async function run({ url, instances, database }) {
  const [first, second] = instances.of('addresses');
  await instances.stop(second);
  await instances.stop(first);
  const person = await signIn(url, 'admin@demo.test');
  const start = async () => {
    await instances.start(first);
    return { kill: () => instances.stop(first, 'SIGKILL') };
  };
  const write = async ({ n, key }) => {
    const { status, body } = await person.call('POST', addressList, anAddress(n), { 'idempotency-key': key });
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  };
  // A write that is refused for another reason than a kill would be retried for ever.
  await instances.start(first);
  await write({ n: 'vorher', key: randomUUID() });
  await instances.stop(first);
  const { acknowledged, readyAfter } = await killUnderLoad({ times, start, write, newKey: randomUUID });
  await instances.start(second);
  const found = await names(database.url);
  const lost = acknowledged.filter(({ n }) => !found.has(`Bestand ${mark} ${n}`)).length;
  const doubled = [...found.values()].filter((count) => count > 1).length;
  const slowest = Math.max(...readyAfter);
  if (lost > 0 || doubled > 0) throw new Error(`${lost} acknowledged writes lost, ${doubled} doubled`);
  if (slowest > readyWithinMs) throw new Error(`ready again only after ${slowest} ms`);
  return `${times} kills, ${acknowledged.length} acknowledged writes, none lost, none doubled; ready again after ${slowest} ms at most`;
}

async function names(databaseUrl) {
  const connection = await createConnection(databaseUrl);
  try {
    const [rows] = await connection.query(
      'SELECT name, COUNT(*) AS count FROM jahrring_addresses.addresses WHERE name LIKE ? GROUP BY name',
      [`Bestand ${mark} %`],
    );
    return new Map(rows.map(({ name, count }) => [name, Number(count)]));
  } finally {
    await connection.end();
  }
}
