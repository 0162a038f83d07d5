import { systemContext } from '../context/request-context';
import { Database } from '../database/database';
import { execute } from '../database/execute';
import type { Getter, ServiceDefinition, ServiceEnv } from './service-definition';

const marker = 'demo-seed';

/** Seeds a demo installation at its first start: all of it in one transaction, or none. */
export async function seedOnce(definition: ServiceDefinition, env: ServiceEnv, get: Getter): Promise<void> {
  const { seed } = definition;
  if (!env.demo || !seed) return;
  const db = get(Database);
  if (await isSeeded(db)) return;
  await db.tx(systemContext({ licenceId: '' }), async (outer) => {
    const manager = db.writing(outer);
    await seed({
      db,
      clock: env.clock,
      get,
      ctx: (licenceId) => outer.inLicence(licenceId),
    });
    await execute(manager, 'INSERT INTO service_state (name, value) VALUES (?, ?)', [
      marker,
      env.clock.now().toISOString(),
    ]);
  });
}

async function isSeeded(db: Database): Promise<boolean> {
  const rows: unknown[] = await db
    .manager(systemContext({ licenceId: '' }))
    .query('SELECT value FROM service_state WHERE name = ?', [marker]);
  return rows.length > 0;
}
