import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { say } from '../../start/src/setup/progress.mjs';
import { startMariaDb } from '../../test/src/mariadb.mjs';
import { startRabbitMq } from '../../test/src/rabbitmq.mjs';
import { Instances } from './instances.mjs';
import { createLayout } from './layout.mjs';
import { startNginx } from './nginx.mjs';
import { addVersion, laySite } from './site.mjs';

/** Durable as in production: what was acknowledged is on the disk. */
const durable = ['--innodb-flush-log-at-trx-commit=1', '--innodb-buffer-pool-size=512M'];

/**
 * The production shape on this one machine: nginx, two instances of each service, MariaDB, RabbitMQ, on free ports of the
 * loopback and a folder of its own. Answers `{ root, url, layout, instances, broker, database, environment, stop }`.
 */
export async function startShape({ root, node }) {
  const layout = await createLayout(root);
  const running = [];
  const stop = async () => {
    for (const part of running.reverse()) await part.stop();
    layout.remove();
  };
  try {
    say('MariaDB and RabbitMQ');
    const database = await startMariaDb({ options: durable });
    running.push(database);
    const broker = await startRabbitMq();
    running.push(broker);
    const environment = {
      NODE_ENV: 'production',
      APP_SECRET: randomBytes(36).toString('base64'),
      DATABASE_URL: database.url,
      DATABASE_POOL: '6',
      BROKER_URL: broker.url,
      DATA_DIR: layout.data,
      SITE_DIR: layout.site,
      TOOLS_DIR: path.join(layout.site, 'tools'),
      MESSAGES_DIR: path.join(root, 'dist/messages'),
      PUBLIC_URL: `http://127.0.0.1:${layout.publicPort}`,
      TRUSTED_PROXIES: 'loopback',
      // The demo's people for the proofs: allowed because nothing of it leaves this machine.
      HOST: '127.0.0.1',
      DEMO: '1',
      LOG_LEVEL: 'warn',
      SHUTDOWN_GRACE_MS: '1000',
    };
    say('site');
    await laySite({ root, node, environment, site: layout.site });
    await addVersion({ root, site: layout.site, tool: 'time', version: '0.1.0-0' });
    const nginx = await startNginx(root, layout);
    running.push(nginx);
    const instances = new Instances({ root, node, layout, environment });
    running.push({ stop: () => instances.stopAll() });
    say(`${instances.all.length} instances of ${layout.topology.services.length} services`);
    await instances.startAll();
    return { root, url: nginx.url, layout, instances, broker, database, environment, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
