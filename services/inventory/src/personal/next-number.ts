import type { Database, RequestContext } from '@jahrring/service-kit';

/** The next number of a licence in one of these tables, held until the transaction ends; deleted records keep theirs. */
export async function nextNumber(
  db: Database,
  ctx: RequestContext,
  table: 'personal_items' | 'personal_handovers',
): Promise<number> {
  // SQLite has one writer at a time, so its transaction is the lock.
  const lock = db.kind === 'mysql' ? ' FOR UPDATE' : '';
  const [row] = await db
    .manager(ctx)
    .query<{ highest: number | null }[]>(
      `SELECT MAX(number) AS highest FROM ${table} WHERE licence_id = ?${lock}`,
      [ctx.licenceId],
    );
  return Number(row?.highest ?? 0) + 1;
}
