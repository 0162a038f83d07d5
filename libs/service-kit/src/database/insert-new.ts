import { newId } from '@jahrring/contracts-common';
import type { EntityManager } from 'typeorm';
import { isUniqueViolation } from './database-errors';
import type { DatabaseKind } from './database';
import type { LicensedEntity } from './licensed-entity';
import type { RowMapper } from './row-mapper';

/** One statement each, whatever the table: a refused statement leaves none of its rows behind. */
const rowsAtOnce = 200;

interface Target<E extends LicensedEntity> {
  mapper: RowMapper<E>;
  kind: DatabaseKind;
  manager: EntityManager;
}

/**
 * Inserts records whose ids people's devices made. Where a record of another licence has such an id, the new one gets an id of
 * its own (set in the entity): a refusal would tell that the other licence has it. Ids taken in the own licence are refused.
 */
export async function insertNew<E extends LicensedEntity>(
  target: Target<E>,
  entities: readonly E[],
): Promise<void> {
  for (let from = 0; from < entities.length; from += rowsAtOnce) {
    await insertChunk(target, entities.slice(from, from + rowsAtOnce));
  }
}

async function insertChunk<E extends LicensedEntity>(target: Target<E>, chunk: readonly E[]): Promise<void> {
  const { mapper, manager } = target;
  try {
    await mapper.insert(manager, chunk);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const taken = await idsElsewhere(target, chunk);
    if (taken.size === 0) throw error;
    for (const entity of chunk) if (taken.has(entity.id)) entity.id = newId();
    await mapper.insert(manager, chunk);
  }
}

/** Those of the ids that records of other licences have, deleted ones too. */
async function idsElsewhere<E extends LicensedEntity>(
  { mapper, kind, manager }: Target<E>,
  chunk: readonly E[],
): Promise<Set<string>> {
  const marks = chunk.map(() => '?').join(', ');
  // As it stands now, and not as it stood when the transaction first read.
  const latest = kind === 'mysql' ? ' LOCK IN SHARE MODE' : '';
  const rows: { id: string }[] = await manager.query(
    `SELECT id FROM ${mapper.table} WHERE id IN (${marks}) AND licence_id <> ?${latest}`,
    [...chunk.map(({ id }) => id), chunk[0]?.licenceId],
  );
  return new Set(rows.map(({ id }) => id));
}
