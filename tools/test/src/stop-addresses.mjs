import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Connection } from 'rabbitmq-client';
import { addressKeeper, addressWriter, nameOf } from './address-writer.mjs';
import { freePort } from './mariadb.mjs';
import { startService } from './service-process.mjs';
import { startStandIn } from './stand-in.mjs';

const writers = 8;
const exchange = 'jahrring.events';
const routingKey = 'addresses.address.changed';

/** Hears every address that is told of, in a queue that goes with the connection. */
async function listen(connection) {
  const names = [];
  const consumer = connection.createConsumer(
    {
      queueOptions: { exclusive: true },
      exchanges: [{ exchange, type: 'topic', durable: true }],
      queueBindings: [{ exchange, routingKey }],
    },
    (message) => {
      names.push(message.body.payload.name);
    },
  );
  consumer.on('error', () => undefined);
  await new Promise((resolve) => consumer.once('ready', resolve));
  return { names, close: () => consumer.close() };
}

/**
 * Asks the built addresses service to go while people write. Answers `{ exitCode, seconds, acknowledged, told }`: how it
 * went, the names it had acknowledged, and the names it told over the broker before it ended.
 */
export async function stopAddresses({ root, node, brokerUrl }) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'jahrring-stop-'));
  const standIn = await startStandIn(addressKeeper());
  const connection = new Connection(brokerUrl);
  const heard = await listen(connection);
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    APP_SECRET: randomBytes(24).toString('base64url'),
    ADMIN_URL: standIn.url,
    SERVICE_URLS: '',
    BROKER_URL: brokerUrl,
  };
  try {
    const service = await startService({
      root,
      node,
      tool: 'addresses',
      port: await freePort(),
      environment,
    });
    const write = await addressWriter(service.url);
    const acknowledged = [];
    let count = 0;
    const people = Array.from({ length: writers }, async () => {
      for (;;) {
        const n = (count += 1);
        try {
          await write({ n, key: randomUUID() });
          acknowledged.push(nameOf(n));
        } catch {
          return;
        }
      }
    });
    await delay(1_000);
    const from = Date.now();
    const exitCode = await service.terminate();
    const seconds = (Date.now() - from) / 1_000;
    await Promise.all(people);
    await delay(300);
    return { exitCode, seconds, acknowledged, told: [...heard.names] };
  } finally {
    await heard.close();
    await connection.close();
    await standIn.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
