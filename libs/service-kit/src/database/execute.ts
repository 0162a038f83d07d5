import type { EntityManager } from 'typeorm';

interface StructuredResult {
  affected?: number;
}

/** Runs a writing statement in the open transaction and answers how many rows it touched. */
export async function execute(
  manager: EntityManager,
  sql: string,
  values: readonly unknown[],
): Promise<number> {
  const runner = manager.queryRunner;
  if (!runner) throw new Error('A write needs a transaction');
  const result: StructuredResult = await runner.query(sql, [...values], true);
  return result.affected ?? 0;
}
