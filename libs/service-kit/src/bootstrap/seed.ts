import { systemContext } from '../context/request-context';
import type { RequestContext } from '../context/request-context';
import { Database } from '../database/database';
import { execute } from '../database/execute';
import type { Getter, ServiceDefinition, ServiceEnv } from './service-definition';

const marker = 'demo-seed';

/** Seeds a demo installation at its first start: all of it in one transaction, or none. */
export async function seedOnce(definition: ServiceDefinition, env: ServiceEnv, get: Getter): Promise<void> {
  if (!env.demo || !definition.seed) return;
  const db = get(Database);
  if (await isSeeded(db)) return;
  await db.tx(systemContext({ licenceId: '' }), async (outer) => {
    await seedIn(outer, definition, env, { get, db });
    await execute(db.writing(outer), 'INSERT INTO service_state (name, value) VALUES (?, ?)', [
      marker,
      env.clock.now().toISOString(),
    ]);
  });
}

/** Seeds in the caller's transaction; `only` one of the demo licences, or all. */
export async function seedIn(
  outer: RequestContext,
  definition: ServiceDefinition,
  { clock }: ServiceEnv,
  { get, db, only }: { get: Getter; db: Database; only?: string },
): Promise<void> {
  const wants = (licenceId: string) => only === undefined || licenceId === only;
  await definition.seed?.({
    db,
    clock,
    get,
    wants,
    isFirst: only === undefined,
    ctx: (licenceId) => {
      if (!wants(licenceId)) throw new Error(`The seed of ${definition.tool} must leave ${licenceId} alone`);
      return outer.inLicence(licenceId);
    },
  });
}

async function isSeeded(db: Database): Promise<boolean> {
  const rows: unknown[] = await db
    .manager(systemContext({ licenceId: '' }))
    .query('SELECT value FROM service_state WHERE name = ?', [marker]);
  return rows.length > 0;
}
